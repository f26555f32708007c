import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { describeKeyVault, describePersonalKeys } from "../../ports/personal-keys.contract";
import { openLmdb } from "./lmdb-database";
import { LmdbPersonalKeys, REWRITE_DUE } from "./lmdb-personal-keys";

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

describeKeyVault("LMDB", async () => new LmdbPersonalKeys(join(folder.fresh(), "keys.mdb")));

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

  it("loses a destroyed key's bytes at the next opening, when a crash kept it from doing so", async () => {
    const path = join(folder.fresh(), "keys.mdb");
    const keys = new LmdbPersonalKeys(path);
    const destroyed = Buffer.from(await keys.obtain("me"));
    await keys.close();
    const database = openLmdb(path);
    await database.transact(({ put }) => {
      put(["person", "me"], { erased: true });
      put(REWRITE_DUE, true);
    });
    await database.close();
    expect(readFileSync(path).includes(destroyed)).toBe(true);

    const reopened = new LmdbPersonalKeys(path);
    expect(await reopened.find("me")).toBeNull();
    await reopened.close();
    expect(readFileSync(path).includes(destroyed)).toBe(false);
  });

  it("answers a destruction when it is noted elsewhere, and not before; a repetition is noted too", async () => {
    const noted: number[] = [];
    let takes = false;
    const onDestroyed = async (destroyed: number): Promise<void> => {
      noted.push(destroyed);
      if (!takes) throw new Error("No space left");
    };
    const keys = new LmdbPersonalKeys(join(folder.fresh(), "keys.mdb"), { isShared: false, onDestroyed });
    await keys.obtain("me");
    await expect(keys.destroy("me")).rejects.toThrow("No space left");
    expect(await keys.find("me")).toBeNull();
    takes = true;
    await keys.destroy("me");
    await keys.destroy("you");
    expect(noted).toEqual([1, 1, 2]);
    await keys.close();
  });

  it("destroys nothing before that is noted elsewhere", async () => {
    const noted: string[] = [];
    let takes = false;
    const onDestroying = async (person: string): Promise<void> => {
      noted.push(person);
      if (!takes) throw new Error("No space left");
    };
    const keys = new LmdbPersonalKeys(join(folder.fresh(), "keys.mdb"), { isShared: false, onDestroying });
    await keys.obtain("me");
    await expect(keys.destroy("me")).rejects.toThrow("No space left");
    expect(await keys.find("me")).not.toBeNull();
    takes = true;
    for (const _ of ["once", "again"]) await keys.destroy("me");
    expect(await keys.find("me")).toBeNull();
    expect(noted).toEqual(["me", "me"]);
    await keys.close();
  });

  it("answers look-ups while it is rewritten", async () => {
    const keys = new LmdbPersonalKeys(join(folder.fresh(), "keys.mdb"));
    await Promise.all(["me", "you", "they"].map((person) => keys.obtain(person)));
    const destroying = keys.destroy("me");
    const found: (Uint8Array | null)[] = [];
    let done = false;
    void destroying.then(() => (done = true));
    while (!done) {
      found.push(await keys.find(`stranger ${found.length}`));
      await new Promise(setImmediate);
    }
    expect(found.every((key) => key === null)).toBe(true);
    expect(await keys.find("you")).not.toBeNull();
    await keys.close();
  });
});
