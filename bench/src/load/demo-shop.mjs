import { spawn } from "node:child_process";
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

/** The demo as `npm start` opens it on a new data folder: its address, and the way to stop it. */
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
  return { url, stop };
};
