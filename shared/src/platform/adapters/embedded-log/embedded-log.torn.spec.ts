import { describe, expect, it } from "vitest";
import { eventsToStore, idsIn } from "../../../testing/events-to-store";
import { sweep } from "../../../testing/sweep";
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

const AFTER = eventsToStore("after");

/** What one torn log gives, keeps aside and takes afterwards. */
const tornLog = async (files: ReadonlyMap<string, Buffer>, torn: Buffer) => {
  const held = new Map(files).set(SEGMENT, torn);
  const told: TornTail[] = [];
  const store = await open(held, (tail) => told.push(tail));
  const ids = await idsIn(store);
  const kept = told.map(({ bytes, keptIn }) => ({ bytes, content: held.get(`${FOLDER}/${keptIn}`) }));
  await store.append("auction-2", -1, AFTER);
  await store.close();
  const again = await open(held, (tail) => told.push(tail));
  const afterwards = await idsIn(again);
  await again.close();
  return { ids, kept, afterwards, isToldOnce: told.length <= 1 };
};

describe("A torn tail, at every byte of the last five records", () => {
  const tails: [string, (bytes: Buffer, cut: number) => Buffer][] = [
    ["missing", (bytes, cut) => bytes.subarray(0, cut)],
    ["zeros", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length - cut)])],
    ["foreign", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length - cut, "naqsh")])],
    ["longer", (bytes, cut) => Buffer.concat([bytes.subarray(0, cut), Buffer.alloc(bytes.length, 0xff)])],
  ];

  it.each(tails)("gives the longest prefix of whole appends, and is kept aside: %s", async (name, tear) => {
    const { files, ends } = await writtenLog();
    const bytes = files.get(SEGMENT)!;
    const first = ends[DURABLE_APPENDS - 1]!.byte;
    const cuts = Array.from({ length: bytes.length - first }, (_, at) => first + at);
    const isAtEnd = (cut: number): boolean => ends.some(({ byte }) => Math.abs(cut - byte) <= 1);
    // Thousands of expectations would take longer than what they look at.
    const wrong: string[] = [];
    for (const cut of sweep(`cuts of a log, ${name}`, cuts, { oneOf: 5, always: isAtEnd })) {
      const check = (isRight: boolean, what: string): void => void (isRight || wrong.push(`cut at ${cut}: ${what}`));
      const torn = tear(bytes, cut);
      const whole = ends.filter(({ byte }) => byte <= cut).at(-1)!;
      const lost = torn.subarray(whole.byte);
      const { ids, kept, afterwards, isToldOnce } = await tornLog(files, torn);
      check(ids.length === whole.events, `${ids.length} events, not ${whole.events}`);
      check(kept.length === (lost.length > 0 ? 1 : 0), `${kept.length} tails told of`);
      check(
        kept.every((tail) => tail.bytes === lost.length && tail.content?.equals(lost) === true),
        "another tail kept",
      );
      check(afterwards.length === whole.events + 1, `${afterwards.length} events afterwards`);
      check(isToldOnce, "told twice");
    }
    expect(wrong).toEqual([]);
    expect(ends.at(-1)!.events - ends[DURABLE_APPENDS - 1]!.events).toBe(5);
  });
});
