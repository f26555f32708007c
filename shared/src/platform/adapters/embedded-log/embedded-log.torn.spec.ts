import { describe, expect, it } from "vitest";
import { collect, eventsToStore, idsIn } from "../../../testing/events-to-store";
import { DURABLE_MARK } from "./durable-mark";
import { openEmbeddedEventStore } from "./embedded-event-store";
import { createMemoryDisk } from "./memory-disk";
import type { TornTail } from "./recovery";

const FOLDER = "/log";
const SEGMENT = `${FOLDER}/00000000000000000001.log`;
const MARK = `${FOLDER}/${DURABLE_MARK}`;
const APPENDS = [["a"], ["b"], ["c"], ["d", "e"], ["f"], ["g"]];
/** The last five records may be torn: they were written after the mark. */
const DURABLE_APPENDS = 2;

const open = (files: Map<string, Buffer>, onTorn: (tail: TornTail) => void = () => undefined) =>
  openEmbeddedEventStore({
    directory: FOLDER,
    disk: createMemoryDisk(files),
    lock: () => ({ release: () => undefined }),
    onTorn,
  });

/** The files of a log, where its appends end, and how many events it holds at each of these ends. */
const writtenLog = async () => {
  const files = new Map<string, Buffer>();
  const ends: { byte: number; events: number }[] = [];
  let mark: Buffer | undefined;
  let events = 0;
  for (const [number, names] of APPENDS.entries()) {
    const store = await open(files);
    if (number === DURABLE_APPENDS) mark = files.get(MARK);
    await store.append("auction-1", events - 1, eventsToStore(...names));
    await store.close();
    ends.push({ byte: files.get(SEGMENT)!.length, events: (events += names.length) });
  }
  files.set(MARK, mark!);
  return { files, ends };
};

describe("A torn tail, at every byte of the last five records", () => {
  const tails: [string, (bytes: Buffer, cut: number) => Buffer][] = [
    ["missing", (bytes, cut) => bytes.subarray(0, cut)],
    ["zeros", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length - cut)])],
    ["foreign", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length - cut, "naqsh")])],
    ["longer", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length, 0xff)])],
  ];

  it.each(tails)("gives the longest prefix of whole appends, and is kept aside: %s", async (_, tear) => {
    const { files, ends } = await writtenLog();
    const bytes = files.get(SEGMENT)!;
    const first = ends[DURABLE_APPENDS - 1]!.byte;
    for (let cut = first; cut < bytes.length; cut += 1) {
      const torn = tear(bytes, cut);
      const held = new Map(files).set(SEGMENT, torn);
      const told: TornTail[] = [];
      const store = await open(held, (tail) => told.push(tail));
      const whole = ends.filter(({ byte }) => byte <= cut).at(-1)!;
      expect(await idsIn(store), `cut at ${cut}`).toHaveLength(whole.events);
      const lost = torn.subarray(whole.byte);
      expect(
        told.map((tail) => tail.bytes),
        `cut at ${cut}`,
      ).toEqual(lost.length > 0 ? [lost.length] : []);
      for (const { keptIn } of told) expect(held.get(`${FOLDER}/${keptIn}`)!.equals(lost)).toBe(true);
      await store.append("auction-2", -1, eventsToStore("after"));
      await store.close();
      const again = await open(held, (tail) => told.push(tail));
      expect(await collect(again.readAll()), `cut at ${cut}`).toHaveLength(whole.events + 1);
      expect(told.length).toBeLessThanOrEqual(1);
      await again.close();
    }
    expect(ends.at(-1)!.events - ends[DURABLE_APPENDS - 1]!.events).toBe(5);
  });
});
