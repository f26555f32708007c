import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Collection, CollectionSpec, DocumentWrite, Find } from "@naqsh/shared/platform/ports/read-model-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "./embedded-read-model-store";

type Work = { title: string; tags: string[]; price: number | null; by: { artist: string } };
type Change = { key: number; work: Work | null };

const silent = (): void => undefined;
const logger: Logger = { debug: silent, info: silent, warn: silent, error: silent };
const folders = temporaryFolder();
const at = (number: number): string => String(number).padStart(20, "0");
const spec: CollectionSpec = {
  name: "works",
  version: 1,
  indexes: {
    byTitle: ["title"],
    byPrice: ["price", "title"],
    byTag: ["tags", "price"],
    byArtist: ["by.artist", "price", "title"],
  },
};
const finds: Find[] = [
  { index: "byTitle", limit: 100 },
  { index: "byPrice", limit: 100, direction: "descending" },
  { index: "byTag", equals: ["oil"], limit: 100 },
  { index: "byArtist", equals: ["sara"], range: { from: 2 }, limit: 100 },
];

const open = async (folder: string | null, cachedDocuments = 0) => {
  const store = await createEmbeddedReadModelStore({ folder, logger, cachedDocuments });
  return { store, works: await store.collection<Work>(spec) };
};

const writesOf = (changes: readonly Change[], from: number): DocumentWrite<Work>[] =>
  changes.map(({ key, work }, place) => ({ key: `work ${key}`, document: work, position: at(from + place) }));

const write = async (works: Collection<Work>, changes: readonly Change[], from: number): Promise<void> =>
  works.write(writesOf(changes, from), at(from + changes.length));

const answersOf = async (works: Collection<Work>): Promise<unknown> => {
  const all: unknown[] = [];
  for await (const met of works.all()) all.push(met);
  return {
    all: all.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    found: await Promise.all(finds.map((find) => works.find(find))),
    counts: await Promise.all(finds.map(({ index, equals = [] }) => works.count(index, equals))),
    checkpoint: await works.checkpoint(),
  };
};

const anyWork = fc.record({
  title: fc.constantFrom("a", "b", "ج"),
  tags: fc.uniqueArray(fc.constantFrom("oil", "wood", "paper"), { maxLength: 3 }),
  price: fc.option(fc.nat(4)),
  by: fc.record({ artist: fc.constantFrom("sara", "nora") }),
});
const anyChanges = fc.array(fc.record({ key: fc.nat(12), work: fc.option(anyWork, { freq: 5 }) }), { maxLength: 40 });

const manyWorks = (count: number): Change[] =>
  Array.from({ length: count }, (_, key) => ({
    key,
    work: { title: `t ${key}`, tags: ["oil"], price: key % 7, by: { artist: "sara" } },
  }));

const fileOf = async (folder: string, end: string): Promise<string> =>
  join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith(end))!,
  );

describe("The index snapshot of a view", () => {
  it("tells what the frames of its write-ahead log would, whatever was changed before and after it", async () => {
    const stories = fc.asyncProperty(anyChanges, anyChanges, anyChanges, async (first, second, third) => {
      const folder = folders.fresh();
      const kept = await open(null);
      let from = 1;
      for (const changes of [first, second, third]) {
        // Closed each time: what is opened next begins with an index snapshot, and takes in the frames behind it.
        const opened = await open(folder);
        expect(await answersOf(opened.works)).toEqual(await answersOf(kept.works));
        await write(opened.works, changes, from);
        await write(kept.works, changes, from);
        expect(await answersOf(opened.works)).toEqual(await answersOf(kept.works));
        from += 100;
        await opened.store.close();
      }
      // Saved but not closed: the index snapshot is older than its write-ahead log.
      const saved = await open(folder);
      await write(saved.works, second, from);
      await write(kept.works, second, from);
      await saved.store.flush();
      expect(await answersOf((await open(folder)).works)).toEqual(await answersOf(kept.works));
    });
    await fc.assert(stories, { numRuns: 60 });
  });

  it("is thrown away where any bit of it is another, and the frames are read", async () => {
    const folder = folders.fresh();
    const { store, works } = await open(folder);
    await write(works, manyWorks(300), 1);
    await store.close();
    const expected = await answersOf((await open(folder)).works);
    const file = await fileOf(folder, ".table");
    const intact = await readFile(file);
    for (let flip = 0; flip < 60; flip += 1) {
      const damaged = Buffer.from(intact);
      damaged[Math.floor((flip / 60) * damaged.length)]! ^= 1 << (flip % 8);
      await writeFile(file, damaged);
      expect(await answersOf((await open(folder)).works)).toEqual(expected);
    }
    await writeFile(file, intact.subarray(0, intact.length - 8));
    expect(await answersOf((await open(folder)).works)).toEqual(expected);
  });

  it("hides no damage of the write-ahead log that it covers, and is believed for no other", async () => {
    const [folder, other] = [folders.fresh(), folders.fresh()];
    for (const [place, where] of [folder, other].entries()) {
      const { store, works } = await open(where);
      await write(works, manyWorks(300), 1 + place);
      await store.close();
    }
    const wal = await fileOf(folder, ".journal");
    const intact = await readFile(wal);
    for (let flip = 0; flip < 30; flip += 1) {
      const damaged = Buffer.from(intact);
      damaged[Math.floor((flip / 30) * damaged.length)]! ^= 1 << (flip % 8);
      await writeFile(wal, damaged);
      expect(await (await open(folder)).works.checkpoint()).toBe("");
    }
    await writeFile(wal, intact);
    await copyFile(await fileOf(other, ".table"), await fileOf(folder, ".table"));
    expect(await (await open(folder)).works.checkpoint()).toBe("");
  });

  it("is not written for few documents, and goes with its write-ahead log", async () => {
    const folder = folders.fresh();
    const snapshots = async () => (await readdir(folder)).filter((name) => name.endsWith(".table"));
    const few = await open(folder, 300);
    await write(few.works, manyWorks(300), 1);
    await few.store.close();
    expect(await snapshots()).toEqual([]);
    const many = await open(folder, 300);
    await write(many.works, manyWorks(301), 1_000);
    await many.store.close();
    expect(await snapshots()).toHaveLength(1);
    const dropping = await open(folder, 300);
    await dropping.works.drop();
    await dropping.store.close();
    expect(await snapshots()).toEqual([]);
  });
});
