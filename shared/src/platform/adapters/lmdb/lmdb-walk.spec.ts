import { copyFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { openLmdbBytes } from "./lmdb-bytes";
import { damageOfLmdbBytes } from "./lmdb-walk";
import { shortCrc } from "./short-crc";

const folder = temporaryFolder();
const keyOf = (number: number): Buffer => Buffer.from(`key ${(number * 7_919) % 100_003}`);

const placesOf = (sought: Buffer, bytes: Buffer): number[] => {
  const places: number[] = [];
  for (let at = bytes.indexOf(sought); at !== -1; at = bytes.indexOf(sought, at + 1)) places.push(at);
  return places;
};

/** A file of several levels, of which much was written twice. */
const written = async (): Promise<string> => {
  const path = join(folder.fresh(), "lists.mdb");
  const file = openLmdbBytes(path);
  for (let turn = 0; turn < 40; turn += 1) {
    const entries = Array.from({ length: 200 }, (_, place) => ({
      key: keyOf((turn % 30) * 200 + place),
      body: Buffer.alloc(1 + (place % 90), turn),
    }));
    await file.put(entries);
  }
  expect(file.get(keyOf(1))).toEqual(Buffer.alloc(2, 30));
  await file.close();
  return path;
};

it("finds nothing wrong with a file as it was written", async () => {
  expect(await damageOfLmdbBytes(await written())).toBeNull();
});

it("lets no flipped bit alter what is read: it is found, or every entry is what it was", async () => {
  const path = await written();
  const intact = readFileSync(path);
  const all = Array.from({ length: 1_500 }, (_, number) => keyOf(number * 4));
  const whole = openLmdbBytes(path);
  const bodies = all.map((key) => whole.get(key)!.toString("hex"));
  await whole.close();
  let found = 0;
  const flips = fc.asyncProperty(fc.nat(intact.length - 1), fc.nat(7), async (at, bit) => {
    const copy = join(folder.fresh(), "lists.mdb");
    copyFileSync(path, copy);
    const bytes = Buffer.from(intact);
    bytes[at]! ^= 1 << bit;
    writeFileSync(copy, bytes);
    if ((await damageOfLmdbBytes(copy)) !== null) {
      found += 1;
      return;
    }
    const file = openLmdbBytes(copy);
    expect(all.map((key) => file.get(key)?.toString("hex"))).toEqual(bodies);
    await file.close();
  });
  // Of the places where a key was written, one is its entry's; the others lie in pages that nothing reads any more.
  const examples = placesOf(keyOf(1), intact).map((at): [number, number] => [at, 0]);
  await fc.assert(flips, { numRuns: 25 + examples.length, examples });
  expect(found).toBeGreaterThan(0);
});

it("finds an entry that was altered, and a key", async () => {
  const path = await written();
  const file = openLmdbBytes(path);
  await file.put([{ key: Buffer.from("a key of its own"), body: Buffer.from("a body of its own") }]);
  await file.close();
  const intact = readFileSync(path, "latin1");
  for (const text of ["key of its own", "body of its own"]) {
    writeFileSync(path, intact.replaceAll(text, text.replace("own", "owm")), "latin1");
    expect(await damageOfLmdbBytes(path)).toBe("an entry does not fit its checksum");
  }
});

it("walks a file of more bytes than one buffer may have", async () => {
  const path = await written();
  truncateSync(path, 3 * 2 ** 30);
  expect(await damageOfLmdbBytes(path)).toBeNull();
});

it("finds nothing wrong with a file that is written while it is walked", async () => {
  const path = await written();
  const file = openLmdbBytes(path);
  const keys = Array.from({ length: 60_000 }, (_, number) => keyOf(number));
  await file.put(keys.map((key) => ({ key, body: Buffer.alloc(20) })));
  for (let walk = 0; walk < 3; walk += 1) {
    const walking = { over: false };
    const found = damageOfLmdbBytes(path).finally(() => (walking.over = true));
    for (let turn = 0; turn < 40 && !walking.over; turn += 1) {
      const some = keys.filter((_, place) => place % 1_000 === (turn * 7) % 1_000);
      await file.put(some.map((key) => ({ key, body: Buffer.alloc(20, turn) })));
    }
    expect(await found).toBeNull();
  }
  await file.close();
});

it("finds a file that was cut", async () => {
  const path = await written();
  const intact = readFileSync(path);
  for (const part of [0, 0.1, 0.5, 0.9]) {
    writeFileSync(path, intact.subarray(0, Math.floor(intact.length * part)));
    expect(await damageOfLmdbBytes(path)).not.toBeNull();
  }
});

it("reckons short checksums as zlib does", () => {
  const sums = fc.property(
    fc.uint8Array({ minLength: 1, maxLength: 200 }),
    fc.nat(200),
    fc.nat(0xffff_ffff),
    (array, cut, before) => {
      const bytes = Buffer.from(array);
      const from = cut % bytes.length;
      expect(shortCrc(bytes, from, bytes.length, before)).toBe(crc32(bytes.subarray(from), before));
    },
  );
  fc.assert(sums);
});
