import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collect, eventsToStore, idsIn } from "../../../testing/events-to-store";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { LogDamaged, StoreUnavailable, type StoredEvent } from "../../ports/event-store";
import { openEmbeddedEventStore } from "./embedded-event-store";
import { systemLogDisk, type LogDisk } from "./log-disk";

const folder = temporaryFolder();
const SMALL = { segmentBytes: 4_000, worthIndexingBytes: 1 };

const filesOf = (directory: string, ending: string): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith(ending))
    .toSorted();

/** A log of several sealed segments with their indexes: streams that go on from one to the next, and short ones. */
const indexedLog = async (seed = ""): Promise<{ directory: string; events: StoredEvent[] }> => {
  const directory = folder.fresh();
  const store = await openEmbeddedEventStore({ directory, ...SMALL });
  for (let number = 0; number < 40; number += 1) {
    await store.append("auction-1", 2 * number - 1, eventsToStore(`${seed}${number}/a`, `${seed}${number}/b`));
    await store.append(`inbox-${number}`, -1, eventsToStore(`${seed}${number}/c`));
  }
  const events = await collect(store.readAll());
  await store.close();
  expect(filesOf(directory, ".log").length).toBeGreaterThan(5);
  expect(filesOf(directory, ".index")).toEqual(filesOf(directory, ".log").map((name) => `${name}.index`));
  return { directory, events };
};

/** The system's disk, and how many bytes of segments were read from it. */
const countingDisk = (): LogDisk & { bytesRead: () => number } => {
  const segments = new Set<number>();
  let bytes = 0;
  return {
    ...systemLogDisk,
    open: async (path, flags) => {
      const fd = await systemLogDisk.open(path, flags);
      if (path.endsWith(".log")) segments.add(fd);
      else segments.delete(fd);
      return fd;
    },
    read: async (fd, into, length, at) => {
      const read = await systemLogDisk.read(fd, into, length, at);
      if (segments.has(fd)) bytes += read;
      return read;
    },
    bytesRead: () => bytes,
  };
};

const sizeOf = (directory: string): number =>
  filesOf(directory, ".log").reduce((sum, name) => sum + readFileSync(join(directory, name)).length, 0);

const flip = (path: string, byte: number, bit: number): Buffer => {
  const bytes = readFileSync(path);
  const flipped = Buffer.from(bytes);
  flipped[byte % bytes.length]! ^= 1 << bit;
  writeFileSync(path, flipped);
  return bytes;
};

const anyFlip = fc.tuple(fc.nat(30), fc.nat(100_000), fc.integer({ min: 0, max: 7 }));

describe("A segment's index", () => {
  it("spares the opening most of the log, which then reads and grows as before", async () => {
    const { directory, events } = await indexedLog();
    const disk = countingDisk();
    const store = await openEmbeddedEventStore({ directory, disk, ...SMALL });
    expect(disk.bytesRead()).toBeLessThan(sizeOf(directory) / 3);
    await store.checked();
    expect(store.failure()).toBeNull();
    expect(await collect(store.readAll())).toEqual(events);
    const auction = events.filter(({ stream }) => stream === "auction-1");
    for (const from of [0, 1, 33, 79]) {
      expect(await collect(store.readStream("auction-1", { from, limit: 9 }))).toEqual(auction.slice(from, from + 9));
    }
    await expect(store.append("inbox-3", -1, eventsToStore("other"))).rejects.toThrow("revision 0");
    await store.append("auction-1", 79, eventsToStore("more"));
    await store.close();
    const again = await openEmbeddedEventStore({ directory, ...SMALL });
    expect(await idsIn(again)).toHaveLength(events.length + 1);
    await again.close();
  });

  it("can be altered anywhere, cut or missing: its segment is read then, and it is written again", async () => {
    const { directory, events } = await indexedLog();
    const indexes = filesOf(directory, ".index");
    await fc.assert(
      fc.asyncProperty(anyFlip, fc.constantFrom("flipped", "cut", "missing"), async ([file, byte, bit], how) => {
        const path = join(directory, indexes[file % indexes.length]!);
        const bytes = flip(path, byte, bit);
        if (how === "cut") writeFileSync(path, bytes.subarray(0, byte % bytes.length));
        if (how === "missing") rmSync(path);
        const store = await openEmbeddedEventStore({ directory, ...SMALL });
        expect(await collect(store.readAll())).toEqual(events);
        await store.checked();
        expect(store.failure()).toBeNull();
        await store.close();
        expect(readFileSync(path).equals(bytes)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it("is not believed beside another segment", async () => {
    const { directory } = await indexedLog();
    const { directory: other, events } = await indexedLog("other ");
    for (const name of filesOf(directory, ".index")) cpSync(join(directory, name), join(other, name));
    const store = await openEmbeddedEventStore({ directory: other, ...SMALL });
    expect(await collect(store.readAll())).toEqual(events);
    await store.close();
  });
});

describe("A bit that flips in a segment with an index", () => {
  it("is found at the opening, or soon after it: then writing stops, says where, and the next opening is refused", async () => {
    const { directory } = await indexedLog();
    const segments = filesOf(directory, ".log");
    let atOnce = 0;
    let later = 0;
    await fc.assert(
      fc.asyncProperty(anyFlip, async ([file, byte, bit]) => {
        const copy = folder.fresh();
        cpSync(directory, copy, { recursive: true });
        const segment = segments[file % segments.length]!;
        flip(join(copy, segment), byte, bit);
        const failures: Error[] = [];
        const onFailure = (error: Error): void => void failures.push(error);
        const store = await openEmbeddedEventStore({ directory: copy, onFailure, ...SMALL }).catch((error: unknown) => {
          expect(error).toBeInstanceOf(LogDamaged);
          return null;
        });
        if (store === null) {
          atOnce += 1;
          rmSync(copy, { recursive: true });
          return;
        }
        later += 1;
        await store.checked();
        expect(store.failure()).toMatch(new RegExp(`Segment ${segment}, record \\d+, byte \\d+`));
        expect(failures).toHaveLength(1);
        await expect(store.append("auction-2", -1, eventsToStore("new"))).rejects.toBeInstanceOf(StoreUnavailable);
        await store.close();
        await expect(openEmbeddedEventStore({ directory: copy, ...SMALL })).rejects.toBeInstanceOf(LogDamaged);
        rmSync(copy, { recursive: true });
      }),
      { numRuns: 50 },
    );
    expect(atOnce).toBeGreaterThan(0);
    expect(later).toBeGreaterThan(15);
  });

  it("stops writing as soon as somebody reads that record", async () => {
    const { directory } = await indexedLog();
    const store = await openEmbeddedEventStore({ directory });
    await store.checked();
    flip(join(directory, filesOf(directory, ".log")[0]!), 200, 1);
    await expect(idsIn(store)).rejects.toBeInstanceOf(LogDamaged);
    await expect(store.append("auction-2", -1, eventsToStore("new"))).rejects.toThrow("damaged and read-only");
    await store.close();
  });
});
