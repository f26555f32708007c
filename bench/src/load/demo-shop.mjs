import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { root } from "../build-product.mjs";
import { temporaryFolder } from "../temporary-folder.mjs";

const OPEN_WITHIN_MS = 120_000;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const isOpen = async (url) => {
  try {
    return (await fetch(`${url}/ready`)).ok;
  } catch {
    return false;
  }
};

const TICK_MS = 10;

/** The server that a start has begun. */
const childOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").at(-1);

/** CPU time of a process so far, milliseconds, in steps of ten (Linux). */
const cpuMsOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** The demo as `npm start` opens it on a new data folder: its address, its CPU time so far, and the way to stop it. */
export const startDemoShop = async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = spawn(process.execPath, [join(root, "standalone/start.mjs")], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: temporaryFolder("demo") },
    stdio: "ignore",
  });
  process.once("exit", () => shop.kill("SIGKILL"));
  const giveUpAt = performance.now() + OPEN_WITHIN_MS;
  while (!(await isOpen(url))) {
    if (performance.now() > giveUpAt) throw new Error("the demo did not open");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const stop = () =>
    new Promise((resolve) => {
      shop.once("exit", resolve);
      shop.kill("SIGTERM");
    });
  return { url, stop, cpuMs: () => cpuMsOf(childOf(shop.pid)) };
};
