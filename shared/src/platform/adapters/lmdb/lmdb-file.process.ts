import { createInterface } from "node:readline";
import { openLmdb } from "./lmdb-database";

/** Run as a process by a spec: opens each file that a line of its input names, and prints what went wrong, or "open". */
const run = async (): Promise<void> => {
  for await (const path of createInterface({ input: process.stdin })) {
    try {
      openLmdb(path);
      process.stdout.write("open\n");
    } catch (error) {
      process.stdout.write(`${String(error)}\n`);
    }
  }
};

void run();
