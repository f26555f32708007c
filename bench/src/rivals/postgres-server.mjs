import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

const VERSIONS = "/usr/lib/postgresql";

/** Debian keeps a folder of programs for each version; the newest is taken. */
const programs = () => {
  const newest = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (newest === undefined) throw new Error("PostgreSQL is missing: apt-get install postgresql");
  return join(VERSIONS, newest, "bin");
};

/** PostgreSQL refuses to be run by root. */
const idOf = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
const owner = () => (process.getuid() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {});

/**
 * A PostgreSQL of Debian's as it is configured when it is installed (synchronous commit, fsync), in a folder of its own, reached by a
 * socket in that folder. Gives the folder and how to stop it.
 */
export const startPostgres = async (folder) => {
  const bin = programs();
  const as = owner();
  const data = join(folder, "data");
  mkdirSync(data);
  if (as.uid !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(folder, as.uid, as.gid);
    chownSync(data, as.uid, as.gid);
  }
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "bench", "-A", "trust"], { ...as, stdio: "ignore" });
  const server = spawn(join(bin, "postgres"), ["-D", data, "-k", folder, "-c", "listen_addresses="], {
    ...as,
    stdio: "ignore",
  });
  const ended = new Promise((done) => server.once("exit", done));
  process.on("exit", () => server.kill("SIGQUIT"));
  for (let tries = 0; !existsSync(join(folder, ".s.PGSQL.5432")); tries += 1) {
    if (tries === 200) throw new Error("PostgreSQL did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    server.kill("SIGINT");
    await ended;
  };
  return { socketFolder: folder, pid: server.pid, stop };
};
