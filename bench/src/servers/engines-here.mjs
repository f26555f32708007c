import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { builtProduct } from "../build-product.mjs";
import { startChild } from "../child.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";
import { startRedis } from "./start-redis.mjs";
import { startServer } from "./start-server.mjs";

/** As `.ci/ferretdb.sh` builds it. */
const FERRETDB = "ferretdb-v1.24.0";

const versionOf = (program, words) => /\d+\.\d+\.\d+/.exec(execFileSync(program, words, { encoding: "utf8" }))?.[0];

const redis = async () => {
  const { port } = await startRedis();
  return { url: `redis://127.0.0.1:${port}`, is: `Redis ${versionOf("redis-server", ["--version"])}` };
};

const ferretDb = async () => {
  const { NAQSH_CACHE, NAQSH_FERRETDB, XDG_CACHE_HOME } = process.env;
  const cache = NAQSH_CACHE ?? join(XDG_CACHE_HOME ?? join(homedir(), ".cache"), "naqsh");
  const binary = NAQSH_FERRETDB ?? join(cache, FERRETDB);
  if (!existsSync(binary)) return null;
  const folder = temporaryFolder("ferretdb");
  const { port } = await startServer(binary, (own) => [
    "--handler=sqlite",
    `--sqlite-url=file:${folder}/`,
    `--state-dir=${folder}`,
    `--listen-addr=127.0.0.1:${own}`,
    "--debug-addr=-",
    "--log-level=error",
    "--telemetry=disable",
  ]);
  return { url: `mongodb://127.0.0.1:${port}/`, is: `${FERRETDB.replace("ferretdb-v", "FerretDB ")} (SQLite)` };
};

/** Only where it is asked for: its appends are no server's. */
const peer = async () => {
  if (process.env.BENCH_PEER !== "1") return null;
  const { url } = await startChild(builtProduct("event-store-peer"), [temporaryFolder("peer")]);
  return { url, is: "the tests' peer in EventStoreDB's place" };
};

const STARTS = { EVENTSTORE_URL: peer, MONGODB_URL: ferretDb, REDIS_URL: redis };

/** What each server is that the environment does not name, and that this machine has. */
const here = new Map();

/** Names the servers that a figure needs to its programs: those that were given, else those of this machine. Gives what they are. */
export const withEngines = async (needs) => {
  for (const name of needs) {
    if (process.env[name]) continue;
    const started = await STARTS[name]();
    if (started === null) continue;
    process.env[name] = started.url;
    here.set(name, started.is);
  }
  return needs.map((name) => here.get(name) ?? `the given ${name}`).join(", ");
};
