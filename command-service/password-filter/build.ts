import { readFile, writeFile } from "node:fs/promises";
import { comparable } from "../src/account/password-forms";
import { emptyFilter, put } from "../src/account/password-filter";

/** Shorter ones are refused for their length. */
const SHORTEST = 6;
const ONE_WRONG_IN = 10_000;
const OUTPUT = new URL("../src/account/leaked-passwords.json", import.meta.url);
const OWN_WORDS = new URL("own-words.txt", import.meta.url).pathname;

const passwordsIn = async (file: string): Promise<string[]> => {
  const text = await readFile(file, "utf8");
  return file.endsWith(".json") ? (JSON.parse(text) as string[]) : text.split(/\r?\n/);
};

/**
 * `npm run passwords:filter <lists...>` writes the filter of leaked passwords anew, of lists with one password a line or as an
 * array of JSON, and of our own words. `README.md` says which lists it was written of.
 */
const lists = [OWN_WORDS, ...process.argv.slice(2)];
const passwords = new Set<string>();
for (const list of lists) {
  for (const password of await passwordsIn(list)) {
    const text = comparable(password);
    if (text.length >= SHORTEST) passwords.add(text);
  }
  process.stdout.write(`${list}: ${passwords.size} together\n`);
}
const filter = emptyFilter(passwords.size, ONE_WRONG_IN);
for (const password of passwords) put(filter, password);
const { hashes, bits } = filter;
const written = {
  entries: passwords.size,
  oneWrongIn: ONE_WRONG_IN,
  hashes,
  bits: Buffer.from(bits).toString("base64"),
};
await writeFile(OUTPUT, `${JSON.stringify(written, null, 2)}\n`);
