import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that a system hands out by itself, to a connection or to a program that asks for any free port. */
const [FIRST, LAST] = [12_000, 32_000];

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
};

/** For a program that has to be told its port before it starts, or that comes back at it: nobody gets it by chance meanwhile. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, until one is free
    if (await isFree(port)) return port;
  }
};
