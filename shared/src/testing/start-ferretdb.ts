import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { freePort } from "./free-port";

/** As `.ci/ferretdb.sh` has it. */
const VERSION = "v1.24.0";
const STARTUP_MS = 60_000;

/** The binary that NAQSH_FERRETDB names, or the one that `.ci/ferretdb.sh` has built. */
const binaryHere = (): string | null => {
  const { NAQSH_CACHE, NAQSH_FERRETDB, XDG_CACHE_HOME } = process.env;
  const cache = NAQSH_CACHE ?? join(XDG_CACHE_HOME ?? join(homedir(), ".cache"), "naqsh");
  const binary = NAQSH_FERRETDB ?? join(cache, `ferretdb-${VERSION}`);
  return existsSync(binary) ? binary : null;
};

/**
 * Where no MONGODB_URL names a server: starts FerretDB, once for all specs, and names it in FERRETDB_URL. What it keeps
 * need not outlast it, so that it waits for no disk.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  const binary = binaryHere();
  if (process.env["MONGODB_URL"] || process.env["FERRETDB_URL"] || binary === null) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "naqsh-ferretdb-"));
  const port = await freePort();
  const settings = {
    handler: "sqlite",
    "sqlite-url": `file:${folder}/?_pragma=synchronous(off)`,
    "state-dir": folder,
    "listen-addr": `127.0.0.1:${port}`,
    "debug-addr": "-",
    "log-level": "error",
    telemetry: "disable",
  };
  const words = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const server = spawn(binary, words, { stdio: ["ignore", "ignore", "inherit"] });
  const exited = once(server, "exit");
  const url = `mongodb://127.0.0.1:${port}/`;
  const client = new MongoClient(url, { serverSelectionTimeoutMS: STARTUP_MS, retryWrites: false });
  await client.db("admin").command({ ping: 1 });
  await client.close();
  // Specs run in processes that are begun later, with the environment of this one.
  process.env["FERRETDB_URL"] = url;
  return async () => {
    delete process.env["FERRETDB_URL"];
    server.kill("SIGKILL");
    await exited;
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
};
