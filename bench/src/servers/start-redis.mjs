import { temporaryFolder } from "../temporary-folder.mjs";
import { startServer } from "./start-server.mjs";

/** A Redis that keeps what it was given, as BullMQ's users are told to run it. */
export const startRedis = () => {
  const folder = temporaryFolder("redis");
  const keeps = ["--dir", folder, "--appendonly", "yes", "--save", ""];
  return startServer("redis-server", (port) => ["--port", port, "--bind", "127.0.0.1", ...keeps]);
};
