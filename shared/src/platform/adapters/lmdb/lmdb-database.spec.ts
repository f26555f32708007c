import { chmodSync, copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { open } from "lmdb";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { StoreDamaged } from "../../ports/store-damaged";
import { checkLmdbFile } from "./check-lmdb-file";
import { openLmdb } from "./lmdb-database";
import type { LmdbDatabase } from "./lmdb-database";

const folder = temporaryFolder();
const freshPath = (): string => join(folder.fresh(), "store.mdb");

const everything = (database: LmdbDatabase) => database.range<unknown>({ start: ["k"], end: ["k~"] });

/** Branches, leaves, values longer than a page, and pages that are free. */
const filled = async (path: string): Promise<void> => {
  const database = openLmdb(path);
  for (let round = 0; round < 4; round += 1) {
    await database.transact(({ put, remove }) => {
      for (let number = 0; number < 160; number += 1) {
        const key = ["k", `${number % 7}/${number}`];
        if ((number + round) % 5 === 0) remove(key);
        else put(key, number % 40 === round ? "long ".repeat(1_500) : { number, round });
      }
    });
  }
  await database.close();
};

const flipped = (bytes: Buffer, bit: number): Buffer => {
  const altered = Buffer.from(bytes);
  altered.writeUInt8(altered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
  return altered;
};

/** What is read after a damage: all that was written, or null if the opening refuses. */
const readAfter = async (bytes: Buffer): Promise<unknown[] | null> => {
  const path = freshPath();
  writeFileSync(path, bytes);
  let database: LmdbDatabase;
  try {
    database = openLmdb(path, { durable: false });
  } catch (error) {
    expect(error).toBeInstanceOf(StoreDamaged);
    return null;
  }
  const found = everything(database);
  await database.transact(({ put }) => put(["after"], 1));
  await database.close();
  expect(checkLmdbFile(path)).toMatchObject({ damage: null, altered: [] });
  return found;
};

describe("A file of LMDB", () => {
  it("never tells anything else than was written, whichever bit of it is flipped", async () => {
    const path = freshPath();
    await filled(path);
    const before = openLmdb(path);
    const written = everything(before);
    await before.close();
    const bytes = readFileSync(path);
    // Each byte of the first pages' heads, more of the sizes in them, and a sample of all others.
    const heads = Array.from({ length: 180 }, (_, byte) => [
      byte * 8 + (byte % 8),
      (4096 + byte) * 8 + (byte % 8),
    ]).flat();
    const sizes = Array.from({ length: 80 * 4 }, (_, bit) => (4096 + 96) * 8 + bit * 2);
    const sample = Array.from(
      { length: 400 },
      (_, place) => Math.floor((bytes.length * 8 * place) / 400) + (place % 8),
    );
    let refused = 0;
    for (const bit of [...heads, ...sizes, ...sample]) {
      const found = await readAfter(flipped(bytes, bit));
      if (found === null) refused += 1;
      // The meta before the newest is whole too: its transaction was the last one but one.
      else if (bit >= 2 * 4096 * 8) expect(found, `bit ${bit}`).toEqual(written);
    }
    expect(refused).toBeGreaterThan(200);
  });

  it("is refused where it is cut, at any length", async () => {
    const path = freshPath();
    await filled(path);
    const bytes = readFileSync(path);
    const { length } = bytes;
    for (let size = 1; size < length; size += 2_777) {
      const found = await readAfter(bytes.subarray(0, size));
      if (found !== null) expect(found.length).toBeGreaterThan(100);
    }
    truncateSync(path, 4096 * 3);
    expect(() => openLmdb(path)).toThrow(/cut off at byte 12288/);
  });

  it("says which entries do not fit, where it is opened all the same, and reads the others", async () => {
    const path = freshPath();
    const database = openLmdb(path);
    await database.transact(({ put }) => {
      put(["k", "sara"], "a text to be found");
      put(["k", "omar"], "another");
    });
    await database.close();
    const bytes = readFileSync(path);
    writeFileSync(path, flipped(bytes, bytes.lastIndexOf("a text to be found") * 8));
    expect(() => openLmdb(path)).toThrow(StoreDamaged);
    expect(checkLmdbFile(path)).toEqual({ damage: null, entries: 3, altered: ['["k","sara"]'] });
    const tolerant = openLmdb(path, { toleratesEntries: true });
    expect(tolerant.get(["k", "omar"])).toBe("another");
    expect(() => tolerant.get(["k", "sara"])).toThrow(StoreDamaged);
    await tolerant.close();
  });

  it("of an earlier build is read, and has checksums once it was written", async () => {
    const path = freshPath();
    const earlier = open({ path, noSubdir: true, maxDbs: 1 });
    const key = new Uint8Array(32).fill(7);
    await earlier.transaction(() => {
      void earlier.put(["k", "sara"], { key });
      void earlier.put(["k", "omar"], { erased: true });
    });
    await earlier.close();

    const database = openLmdb(path);
    expect(Buffer.from(database.get<{ key: Uint8Array }>(["k", "sara"])!.key)).toEqual(Buffer.from(key));
    await database.transact(({ put }) => put(["k", "noor"], 1));
    await database.close();
    const bytes = readFileSync(path);
    expect(checkLmdbFile(path)).toMatchObject({ damage: null, altered: [] });
    writeFileSync(path, flipped(bytes, bytes.lastIndexOf(Buffer.from(key)) * 8));
    expect(checkLmdbFile(path).altered).toEqual(['["k","sara"]']);
  });

  it("is readable by its owner alone, also where it was not", async () => {
    const path = freshPath();
    await openLmdb(path).close();
    expect([path, `${path}-lock`].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
    chmodSync(path, 0o644);
    await openLmdb(path).close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("is called whole after every commit, whatever is put and removed", async () => {
    const size = fc.oneof({ arbitrary: fc.nat(200), weight: 9 }, { arbitrary: fc.nat(20_000), weight: 1 });
    const change = fc.tuple(fc.nat(300), fc.option(size));
    const commits = fc.array(fc.array(change, { minLength: 1, maxLength: 30 }), { minLength: 5, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(commits, async (rounds) => {
        const path = freshPath();
        const database = openLmdb(path, { durable: false });
        for (const changes of rounds) {
          await database.transact(({ put, remove }) => {
            for (const [number, bytes] of changes) {
              if (bytes === null) remove(["k", number]);
              else put(["k", number], "x".repeat(bytes));
            }
          });
          expect(checkLmdbFile(path)).toEqual({
            damage: null,
            entries: 1 + database.range({ start: ["k"], end: ["l"] }).length,
            altered: [],
          });
        }
        await database.close();
      }),
      { numRuns: 15 },
    );
  });

  it("keeps nothing of a transaction that threw, and all of those that were committed with it", async () => {
    const database = openLmdb(freshPath());
    const thrown = database.transact(({ put, remove }) => {
      put(["k", "kept"], 0);
      put(["k", "half"], 1);
      remove(["k", "before"]);
      throw new RangeError("not now");
    });
    const others = [
      database.transact(({ put }) => put(["k", "kept"], 2)),
      database.transact(() => database.getLatest(["k", "kept"])),
    ];
    await expect(thrown).rejects.toThrow(RangeError);
    expect(await Promise.all(others)).toEqual([undefined, 2]);
    expect(everything(database)).toEqual([{ key: ["k", "kept"], value: 2 }]);
    await database.close();
  });

  it("is whole in a copy", async () => {
    const path = freshPath();
    await filled(path);
    const database = openLmdb(path);
    const copy = freshPath();
    await database.copyTo(copy);
    expect(checkLmdbFile(copy)).toEqual(checkLmdbFile(path));
    await database.close();
    copyFileSync(copy, path);
    const again = openLmdb(path);
    await again.transact(({ put }) => put(["k", "new"], 1));
    await again.close();
    expect(checkLmdbFile(path)).toMatchObject({ damage: null, altered: [] });
  });
});
