import { createInterface } from "node:readline";
import { LmdbPersonalKeys } from "./lmdb-personal-keys";

/** Run as a process by specs: does what each line of its input says to a file of keys, and prints the key, or a dash. */
const [path = ""] = process.argv.slice(2);
const keys = new LmdbPersonalKeys(path);

const answerTo = async (word: string, person: string): Promise<string> => {
  if (word === "destroy") await keys.destroy(person);
  const key = word === "obtain" ? await keys.obtain(person) : await keys.find(person);
  return key === null ? "-" : Buffer.from(key).toString("hex");
};

const run = async (): Promise<void> => {
  for await (const line of createInterface({ input: process.stdin })) {
    const [word = "", person = ""] = line.split(" ");
    process.stdout.write(`${await answerTo(word, person)}\n`);
  }
  await keys.close();
};

void run();
