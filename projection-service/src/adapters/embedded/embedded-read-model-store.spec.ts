import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { describeReadModelStore } from "@naqsh/shared/platform/ports/read-model-store.contract";
import type { CollectionSpec } from "@naqsh/shared/platform/ports/read-model-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEmbeddedReadModelStore } from "./embedded-read-model-store";
import { compareRows } from "./index-row";
import type { Row } from "./index-row";
import { OrderedRows } from "./ordered-rows";

const silent = (): Logger & { warnings: string[] } => {
  const warnings: string[] = [];
  const write = (): void => undefined;
  return { debug: write, info: write, error: write, warn: (_, message) => void warnings.push(message), warnings };
};
const folders = temporaryFolder();
const spec: CollectionSpec = { name: "rooms", version: 1, indexes: { byName: ["name"] } };
const at = (number: number): string => String(number).padStart(20, "0");

describeReadModelStore("The embedded adapter", async () => {
  const folder = folders.fresh();
  const reopen = () => createEmbeddedReadModelStore({ folder, logger: silent() });
  return { store: await reopen(), reopen };
});

describeReadModelStore("The embedded adapter, with no document cached", async () => {
  const folder = folders.fresh();
  const reopen = () => createEmbeddedReadModelStore({ folder, logger: silent(), cachedDocuments: 0 });
  return { store: await reopen(), reopen };
});

describe("The embedded adapter's snapshots", () => {
  const filled = async (folder: string) => {
    const store = await createEmbeddedReadModelStore({ folder, logger: silent() });
    const rooms = await store.collection<{ name: string }>(spec);
    const writes = Array.from({ length: 500 }, (_, number) => ({
      key: `room ${number}`,
      document: { name: `غرفة ${number}` },
      position: at(number + 1),
    }));
    await rooms.write(writes, at(500));
    await store.flush();
    return { store, rooms };
  };

  it("finds any flipped byte of a snapshot and begins that view anew", async () => {
    const folder = folders.fresh();
    await filled(folder);
    const file = join(
      folder,
      (await readdir(folder)).find((name) => name.endsWith(".journal"))!,
    );
    const intact = await readFile(file);
    for (let flip = 0; flip < 60; flip += 1) {
      const damaged = Buffer.from(intact);
      const place = Math.floor((flip / 60) * damaged.length);
      damaged[place] = damaged[place]! ^ (1 << (flip % 8));
      await writeFile(file, damaged);
      const logger = silent();
      const rooms = await (await createEmbeddedReadModelStore({ folder, logger })).collection(spec);
      expect([flip, await rooms.checkpoint(), await rooms.count("byName")]).toEqual([flip, "", 0]);
      expect(logger.warnings).toHaveLength(1);
    }
  });

  it("finds a snapshot that is cut, and a manifest that is altered", async () => {
    const folder = folders.fresh();
    await filled(folder);
    const file = join(
      folder,
      (await readdir(folder)).find((name) => name.endsWith(".journal"))!,
    );
    const intact = await readFile(file);
    for (const length of [0, 7, intact.length - 30, intact.length - 1]) {
      await writeFile(file, intact.subarray(0, length));
      const rooms = await (await createEmbeddedReadModelStore({ folder, logger: silent() })).collection(spec);
      expect(await rooms.checkpoint()).toBe("");
    }
    await writeFile(file, intact);
    const manifest = join(folder, "manifest.json");
    await writeFile(manifest, (await readFile(manifest, "utf8")).replace(at(500), at(501)));
    const rooms = await (await createEmbeddedReadModelStore({ folder, logger: silent() })).collection(spec);
    expect(await rooms.checkpoint()).toBe("");
  });

  it("keeps the last whole snapshot when it ends before the next is published", async () => {
    const folder = folders.fresh();
    const { rooms } = await filled(folder);
    await rooms.write([{ key: "late", document: { name: "late" }, position: at(600) }], at(600));
    const again = await (await createEmbeddedReadModelStore({ folder, logger: silent() })).collection(spec);
    expect(await again.checkpoint()).toBe(at(500));
    expect(await again.count("byName")).toBe(500);
  });

  it("does not write documents again that have not changed, and moves the checkpoint all the same", async () => {
    const folder = folders.fresh();
    const { store, rooms } = await filled(folder);
    const before = (await readdir(folder)).toSorted();
    await rooms.write([], at(900));
    await store.flush();
    expect((await readdir(folder)).toSorted()).toEqual(before);
    const again = await (await createEmbeddedReadModelStore({ folder, logger: silent() })).collection(spec);
    expect(await again.checkpoint()).toBe(at(900));
  });

  it("begins anew when the declared indexes are others", async () => {
    const folder = folders.fresh();
    await filled(folder);
    const store = await createEmbeddedReadModelStore({ folder, logger: silent() });
    const rooms = await store.collection({ ...spec, indexes: { byName: ["name"], other: ["x"] } });
    expect(await rooms.checkpoint()).toBe("");
  });

  it("adds what changed to its write-ahead log, and compacts it when most of it was replaced", async () => {
    const folder = folders.fresh();
    const { store, rooms } = await filled(folder);
    const wals = async () =>
      Promise.all(
        (await readdir(folder))
          .filter((name) => name.endsWith(".journal"))
          .map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
      );
    const [first] = await wals();
    let position = 500;
    const change = async (keys: number) => {
      const writes = Array.from({ length: keys }, (_, number) => ({
        key: `room ${number}`,
        document: { name: `change ${(position += 1)}` },
        position: at(position),
      }));
      await rooms.write(writes, at(position));
      await store.flush();
    };
    await change(5);
    const [second] = await wals();
    expect(second!.name).toBe(first!.name);
    expect(second!.bytes - first!.bytes).toBeLessThan(5 * 100);
    for (let round = 0; round < 40; round += 1) await change(50);
    const [last, ...others] = await wals();
    expect(others).toEqual([]);
    expect(last!.name).not.toBe(first!.name);
    const again = await (await createEmbeddedReadModelStore({ folder, logger: silent() })).collection(spec);
    expect(await again.get("room 3")).toEqual(await rooms.get("room 3"));
    expect(await again.count("byName")).toBe(500);
    expect(await again.checkpoint()).toBe(at(position));
  });

  it("gives the newest documents while its write-ahead log is compacted under changes", async () => {
    const folder = folders.fresh();
    const store = await createEmbeddedReadModelStore({ folder, logger: silent(), cachedDocuments: 10 });
    const rooms = await store.collection<{ name: string }>(spec);
    let position = 0;
    const write = async (number: number) => {
      position += 1;
      const room = { key: `room ${number}`, document: { name: `at ${position}` }, position: at(position) };
      await rooms.write([room], at(position));
      return room;
    };
    const newest = new Map<string, { name: string }>();
    for (let round = 0; round < 6; round += 1) {
      let flushed = false;
      const flushing = store.flush().then(() => (flushed = true));
      for (let number = 0; number < 1_000 || !flushed; number += 1) {
        const { key, document } = await write((number * 7) % (900 + round * 50));
        newest.set(key, document);
        if (number % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
      await flushing;
    }
    await store.flush();
    for (const collection of [
      rooms,
      await (await createEmbeddedReadModelStore({ folder, logger: silent() })).collection(spec),
    ]) {
      for (const [key, document] of newest) expect(await collection.get(key)).toEqual(document);
      expect(await collection.count("byName")).toBe(newest.size);
    }
  });

  it("answers to its end who was reading when other documents took their place and were saved", async () => {
    const folder = folders.fresh();
    const store = await createEmbeddedReadModelStore({ folder, logger: silent(), cachedDocuments: 0 });
    const rooms = await store.collection<{ name: string }>(spec);
    const asideSpec = { ...spec, name: "rooms.rebuild" };
    const aside = await store.collection<{ name: string }>(asideSpec);
    const writes = Array.from({ length: 2_000 }, (_, number) => ({
      key: `room ${number}`,
      document: { name: `غرفة ${number}`, text: "نص طويل ".repeat(20) },
      position: at(number + 1),
    }));
    await rooms.write(writes, at(2_000));
    await aside.write(writes, at(2_000));
    await store.flush();
    const reading = rooms.all()[Symbol.asyncIterator]();
    await reading.next();
    await store.replace(asideSpec, spec);
    await store.flush();
    let read = 1;
    while (!(await reading.next()).done) read += 1;
    expect(read).toBe(2_000);
    await store.close();
  });

  it("keeps no text of what one event made: it is made again from the log", async () => {
    const folder = folders.fresh();
    const remade: string[] = [];
    const remake = (position: string, key: string) => (remade.push(key), { name: `made ${key}`, at: position });
    const makes: CollectionSpec = { ...spec, remake };
    const open = () => createEmbeddedReadModelStore({ folder, logger: silent(), cachedDocuments: 10 });
    const store = await open();
    const rooms = await store.collection<{ name: string; at: string }>(makes);
    const keys = Array.from({ length: 50 }, (_, number) => `room ${number}`);
    const writes = keys.map((key, number) => {
      const position = at(number + 1);
      return { key, document: { name: `made ${key}`, at: position }, position, isMade: true };
    });
    await rooms.write(writes, at(50));
    const changed = { key: "room 7", document: { name: "changed", at: "later" }, position: at(60), isMade: false };
    await rooms.write([changed], at(60));
    await store.flush();
    const whole = [...writes.slice(0, 7), changed, ...writes.slice(8)];
    for (const collection of [rooms, await (await open()).collection<{ name: string; at: string }>(makes)]) {
      remade.length = 0;
      for (const { key, document } of whole) expect(await collection.get(key)).toEqual(document);
      expect(remade.length).toBeGreaterThan(30);
      expect(remade).not.toContain("room 7");
      const found = await collection.find({ index: "byName", equals: ["made room 8"], limit: 5 });
      expect(found.documents.map(({ key }) => key)).toEqual(["room 8"]);
      expect(await collection.count("byName", ["made room 7"])).toBe(0);
      const unmade: string[] = [];
      for await (const { key, isMade } of collection.marks!()) if (!isMade) unmade.push(key);
      expect(unmade).toEqual(["room 7"]);
      expect(collection.isMadeAt!({ key: "room 8", position: at(9) })).toBe(true);
      expect(collection.isMadeAt!({ key: "room 8", position: at(8) })).toBe(false);
      expect(collection.isMadeAt!({ key: "room 7", position: at(60) })).toBe(false);
    }
    const wal = (await readdir(folder)).find((name) => name.endsWith(".journal"))!;
    expect(await readFile(join(folder, wal), "utf8")).not.toContain('"at":"0');
    const untold = await (await open()).collection(spec);
    expect(await untold.checkpoint()).toBe("");
  });

  it("lets others go on while it writes 20,000 documents that change meanwhile", async () => {
    const store = await createEmbeddedReadModelStore({ folder: folders.fresh(), logger: silent() });
    const rooms = await store.collection<{ name: string }>(spec);
    const write = (number: number, position: number) =>
      rooms.write(
        [{ key: `room ${number}`, document: { name: `${number} `.repeat(20) }, position: at(position) }],
        at(position),
      );
    for (let number = 0; number < 20_000; number += 1) await write(number, number + 1);
    let turns = 0;
    let flushed = false;
    const flushing = store.flush().then(() => (flushed = true));
    for (; !flushed; turns += 1) {
      await write(turns % 20_000, 30_000 + turns);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await flushing;
    expect(turns).toBeGreaterThan(5);
  });
});

const row = fc.tuple(
  fc.oneof(fc.constant(null), fc.boolean(), fc.integer({ min: 0, max: 5 }), fc.constantFrom("a", "b", "ب")),
  fc.constantFrom("k1", "k2", "k3", "k4"),
);

describe("Ordered rows", () => {
  it("hold what a sorted list holds, whatever was added and removed, and cut it at any bounds", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ add: fc.boolean(), row }), { maxLength: 200 }), row, row, (steps, from, to) => {
        const rows = new OrderedRows((held: Row) => held);
        let model: Row[] = [];
        for (const step of steps) {
          const held = model.some((other) => compareRows(other, step.row) === 0);
          if (step.add && !held) {
            rows.insert(step.row, step.row);
            model = [...model, step.row].toSorted(compareRows);
          }
          if (!step.add) {
            rows.remove(step.row);
            model = model.filter((other) => compareRows(other, step.row) !== 0);
          }
        }
        const within = model.filter((other) => compareRows(other, from) >= 0 && compareRows(other, to) <= 0);
        const bounds = [
          { values: from, after: false },
          { values: to, after: true },
        ] as const;
        const all = Number.POSITIVE_INFINITY;
        expect(rows.size).toBe(model.length);
        expect(rows.slice(...bounds, { descending: false, limit: all })).toEqual(within);
        expect(rows.slice(...bounds, { descending: true, limit: all })).toEqual(within.toReversed());
        expect(rows.slice(...bounds, { descending: false, limit: 3 })).toEqual(within.slice(0, 3));
        expect(rows.rank(bounds[0])).toBe(model.filter((other) => compareRows(other, from) < 0).length);
      }),
    );
  });

  it("split and empty their chunks", () => {
    const rows = new OrderedRows((held: Row) => held);
    const numbers = Array.from({ length: 3_000 }, (_, number) => (number * 7_919) % 3_000);
    for (const number of numbers) rows.insert([number, "key"], [number, "key"]);
    const bounds = [
      { values: [], after: false },
      { values: [], after: true },
    ] as const;
    const all = rows.slice(...bounds, { descending: false, limit: 5_000 }).map(([number]) => number);
    expect(all).toEqual(numbers.toSorted((a, b) => a - b));
    for (const number of numbers) rows.remove([number, "key"]);
    expect([rows.size, rows.slice(...bounds, { descending: true, limit: 10 })]).toEqual([0, []]);
  });
});
