import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";

const LOOKS = 200;
const LOOK_AGAIN_MS = 50;

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });

/** Starts a program that listens on a port of this machine; it ends with this process. @throws if it does not answer */
export const startServer = async (program, wordsOf) => {
  const port = await freePort();
  const server = spawn(program, wordsOf(port).map(String), { stdio: "ignore" });
  process.on("exit", () => server.kill("SIGKILL"));
  const failed = new Promise((_, reject) => server.once("error", reject));
  const ready = (async () => {
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (await answers(port)) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
    throw new Error(`${program} does not answer`);
  })();
  await Promise.race([ready, failed]);
  return { port, stop: () => server.kill() };
};
