import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describePersonalKeys } from "../../ports/personal-keys.contract";
import { LmdbPersonalKeys } from "./lmdb-personal-keys";

const folder = temporaryFolder();

describePersonalKeys("LMDB", async () => {
  const path = join(folder.fresh(), "keys.mdb");
  let keys = new LmdbPersonalKeys(path);
  const reopen = async (): Promise<LmdbPersonalKeys> => {
    await keys.close();
    keys = new LmdbPersonalKeys(path);
    return keys;
  };
  return { keys, reopen };
});

describe("LMDB's file of keys", () => {
  it("holds no byte of a destroyed key, and every other key", async () => {
    const path = join(folder.fresh(), "keys.mdb");
    const keys = new LmdbPersonalKeys(path);
    const people = Array.from({ length: 200 }, (_, number) => `person ${number}`);
    const made = await Promise.all(people.map((person) => keys.obtain(person)));
    const destroyed = Buffer.from(made[7]!);
    expect(readFileSync(path).includes(destroyed)).toBe(true);

    await keys.destroy(people[7]!);

    expect(readFileSync(path).includes(destroyed)).toBe(false);
    for (const [number, person] of people.entries()) {
      const found = await keys.find(person);
      expect(found === null ? null : Buffer.compare(found, made[number]!)).toBe(number === 7 ? null : 0);
    }
    await keys.close();
    expect(readFileSync(path).includes(destroyed)).toBe(false);
  });
});
