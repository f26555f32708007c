import { cpSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collect, eventsToStore, idsIn } from "../../../testing/events-to-store";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { LogDamaged } from "../../ports/event-store";
import { DURABLE_MARK } from "./durable-mark";
import { openEmbeddedEventStore } from "./embedded-event-store";
import { openEmbeddedLogReader } from "./embedded-log-reader";
import type { TornTail } from "./recovery";
import { verifyLog } from "./verify-log";

const folder = temporaryFolder();

const segmentsOf = (directory: string): string[] => readdirSync(directory).filter((name) => name.endsWith(".log"));

type Append = string[];

/** A log of these appends, each synced before the next; only the first `durable` are marked so, as after a power loss. */
const logOf = async (appends: Append[], { durable = appends.length, segmentBytes = 1_000_000 } = {}) => {
  const directory = folder.fresh();
  const ends: number[] = [];
  let mark: Buffer | null = null;
  for (const [number, names] of appends.entries()) {
    const store = await openEmbeddedEventStore({ directory, segmentBytes });
    if (number === durable) mark = readFileSync(join(directory, DURABLE_MARK));
    const revision = (await collect(store.readAll())).length - 1;
    await store.append("auction-1", revision, eventsToStore(...names));
    await store.close();
    ends.push(readFileSync(join(directory, segmentsOf(directory).at(-1)!)).length);
  }
  if (mark) writeFileSync(join(directory, DURABLE_MARK), mark);
  return { directory, ends, segment: join(directory, segmentsOf(directory).at(-1)!) };
};

const openAndCount = async (directory: string): Promise<{ events: number; torn: TornTail[] }> => {
  const torn: TornTail[] = [];
  const store = await openEmbeddedEventStore({ directory, onTorn: (tail) => torn.push(tail) });
  const events = (await idsIn(store)).length;
  await store.append("auction-2", -1, eventsToStore("after"));
  await store.close();
  const again = await openEmbeddedEventStore({ directory, onTorn: (tail) => torn.push(tail) });
  expect(await idsIn(again)).toHaveLength(events + 1);
  await again.close();
  return { events, torn };
};

const copyOf = (directory: string): string => {
  const copy = folder.fresh();
  cpSync(directory, copy, { recursive: true });
  return copy;
};

describe("A torn tail", () => {
  const tails: [string, (bytes: Buffer, cut: number) => Buffer][] = [
    ["missing", (bytes, cut) => bytes.subarray(0, cut)],
    ["zeros", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length - cut)])],
    ["foreign", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length - cut, "naqsh")])],
  ];
  it.each(tails)("of files on a disk gives the longest whole prefix, and is kept aside: %s", async (_, tear) => {
    const { directory, ends, segment } = await logOf([["a"], ["b"], ["c"], ["d"], ["e"]], { durable: 2 });
    const bytes = readFileSync(segment);
    for (let cut = ends[1]!; cut < ends[4]!; cut += 7) {
      const copy = copyOf(directory);
      const torn = tear(bytes, cut);
      writeFileSync(join(copy, segmentsOf(copy)[0]!), torn);
      const whole = ends.filter((end) => end <= cut).length;
      const { events, torn: tails } = await openAndCount(copy);
      expect(events).toBe(whole);
      const lost = torn.subarray(ends[whole - 1]);
      expect(tails.map((tail) => tail.bytes)).toEqual(lost.length > 0 ? [lost.length] : []);
      for (const tail of tails) expect(readFileSync(join(copy, tail.keptIn)).equals(lost)).toBe(true);
      rmSync(copy, { recursive: true });
    }
  });

  it("takes an append as a whole: of its events all are there or none", async () => {
    const { directory, ends, segment } = await logOf([["a"], ["b", "c", "d"]], { durable: 1 });
    const size = readFileSync(segment).length;
    for (let cut = ends[0]! + 1; cut < size; cut += 11) {
      const copy = copyOf(directory);
      truncateSync(join(copy, segmentsOf(copy)[0]!), cut);
      expect((await openAndCount(copy)).events).toBe(1);
    }
  });

  it("may hold whole records of the same write behind a hole, which no append was answered for", async () => {
    const { directory, ends, segment } = await logOf([["a"], ["b", "c", "d"]], { durable: 1 });
    const bytes = readFileSync(segment);
    bytes.fill(0, ends[0], ends[0]! + 40);
    writeFileSync(segment, bytes);
    const { events, torn } = await openAndCount(directory);
    expect(events).toBe(1);
    expect(torn).toHaveLength(1);
  });

  it("may be a whole segment", async () => {
    const { directory, segment } = await logOf([["a"], ["b"], ["c"]], { durable: 2, segmentBytes: 100 });
    for (const size of [0, 5, 40, 60, 200]) {
      const copy = copyOf(directory);
      const name = segmentsOf(copy).at(-1)!;
      writeFileSync(join(copy, name), readFileSync(segment).subarray(0, size));
      const { events, torn } = await openAndCount(copy);
      expect(events).toBe(2);
      expect(torn).toEqual([expect.objectContaining({ segment: name, bytes: size })]);
    }
  });
});

describe("Damage", () => {
  const refusal = async (directory: string): Promise<string> => {
    const opening = openEmbeddedEventStore({ directory });
    await expect(opening).rejects.toBeInstanceOf(LogDamaged);
    await expect(openEmbeddedLogReader(directory)).rejects.toBeInstanceOf(LogDamaged);
    expect((await verifyLog(directory)).damage).not.toBeNull();
    return opening.then(
      () => "",
      (error: Error) => error.message,
    );
  };

  it("is found whichever bit of the log is flipped", async () => {
    const names = Array.from({ length: 30 }, (_, number) => [`event ${number}`]);
    const { directory } = await logOf(names, { segmentBytes: 5_000 });
    const segments = segmentsOf(directory).map((name) => ({
      path: join(directory, name),
      bytes: readFileSync(join(directory, name)),
    }));
    expect(segments.length).toBeGreaterThan(2);
    const places = segments.flatMap(({ bytes }, segment) => Array.from(bytes, (_, byte) => ({ segment, byte })));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.integer({ min: 0, max: 7 }), async ({ segment, byte }, bit) => {
        const { path, bytes } = segments[segment]!;
        const flipped = Buffer.from(bytes);
        flipped[byte]! ^= 1 << bit;
        writeFileSync(path, flipped);
        expect((await verifyLog(directory)).damage).not.toBeNull();
        await expect(openEmbeddedEventStore({ directory })).rejects.toBeInstanceOf(LogDamaged);
        writeFileSync(path, bytes);
      }),
      { numRuns: 300 },
    );
    expect((await verifyLog(directory)).damage).toBeNull();
  });

  it("is said with segment, record and byte", async () => {
    const { directory, ends, segment } = await logOf([["a"], ["b"], ["c"]]);
    const bytes = readFileSync(segment);
    bytes[ends[0]! + 80]! ^= 4;
    writeFileSync(segment, bytes);
    const said = await refusal(directory);
    expect(said).toContain("00000000000000000001.log");
    expect(said).toContain("record 2");
    expect(said).toContain(`byte ${ends[0]}`);
  });

  it("is told from a torn tail by the records of later writes behind it, without any mark", async () => {
    const { directory, ends, segment } = await logOf([["a"], ["b"], ["c"]]);
    rmSync(join(directory, DURABLE_MARK));
    const bytes = readFileSync(segment);
    bytes.fill(0, ends[0]! + 10, ends[0]! + 20);
    writeFileSync(segment, bytes);
    expect(await refusal(directory)).toContain("record 2");
  });

  it("is a log that is shorter than it was durable", async () => {
    const { directory, ends, segment } = await logOf([["a"], ["b"], ["c"]]);
    truncateSync(segment, ends[1]);
    expect(await refusal(directory)).toContain("durable up to record 3");
    truncateSync(segment, ends[1]! + 30);
    await refusal(directory);
  });

  it("is a missing, foreign or exchanged segment", async () => {
    const { directory } = await logOf([["a"], ["b"], ["c"], ["d"]], { segmentBytes: 100 });
    const names = segmentsOf(directory);
    for (const name of names) {
      const copy = copyOf(directory);
      rmSync(join(copy, name));
      await refusal(copy);
    }
    const other = await logOf([["a"], ["other"], ["c"], ["d"]], { segmentBytes: 100 });
    const mixed = copyOf(directory);
    cpSync(join(other.directory, names[1]!), join(mixed, names[1]!));
    expect(await refusal(mixed)).toContain("hash of the record before");
  });

  it("of an event that was read before is found when it is read again", async () => {
    const { directory, ends, segment } = await logOf([["a"], ["b"], ["c"]]);
    const store = await openEmbeddedEventStore({ directory });
    const bytes = readFileSync(segment);
    bytes[ends[0]! + 90]! ^= 1;
    writeFileSync(segment, bytes);
    await expect(idsIn(store)).rejects.toBeInstanceOf(LogDamaged);
    await expect(collect(store.readStream("auction-1", { from: 1, limit: 1 }))).rejects.toBeInstanceOf(LogDamaged);
    expect(await collect(store.readStream("auction-1", { from: 2 }))).toHaveLength(1);
    await store.close();
  });

  it("of the mark costs nothing: it is written again", async () => {
    const { directory } = await logOf([["a"], ["b"]]);
    writeFileSync(join(directory, DURABLE_MARK), "rubbish");
    const { events, torn } = await openAndCount(directory);
    expect([events, torn.length]).toEqual([2, 0]);
    const reader = await openEmbeddedLogReader(directory);
    expect(await idsIn(reader)).toHaveLength(3);
    await reader.close();
  });
});
