import type { LiveMessage } from "@naqsh/shared/live";
import { eventually } from "@naqsh/shared/testing/eventually";
import { createSimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { describe, expect, it } from "vitest";
import type { LiveSource, LiveTopic, Presented } from "./live-topic";
import { liveSource } from "./live-topic";
import { TopicRoom } from "./topic-room";

type Counter = { sequence: number };

const START_MS = 1_000_000;

/** A topic with one counter, presented at once or after a turn from an engine that may be away. */
const counterRoom = (document: Counter | null, slow = false) => {
  const clock = createSimulatedClock(START_MS);
  const published: LiveMessage[] = [];
  const engine = { isAway: false, whileItReads: (): void => undefined, holdsBack: Promise.resolve() };
  const warnings: string[] = [];
  const silent = (): void => undefined;
  const warn = (_: object, text: string): void => void warnings.push(text);
  const present = ({ sequence }: Counter, since: number | null): Presented => ({ from: since, patch: sequence });
  const presentLater = async (one: Counter, since: number | null): Promise<Presented> => {
    if (engine.isAway) throw new Unavailable("the engine");
    engine.whileItReads();
    const { holdsBack } = engine;
    await presented();
    await holdsBack;
    return present(one, since);
  };
  const source: LiveSource = liveSource<Counter>({
    projection: "counters",
    view: "counter",
    topicOf: () => "counters",
    keysOf: async () => ["one"],
    read: async () => document,
    sequenceOf: ({ sequence }) => sequence,
    present: slow ? presentLater : present,
    intervalMs: 50,
  });
  const topic: LiveTopic = {
    matches: () => true,
    refusal: async () => null,
    sources: [source],
    resumes: true,
    countsWatchers: false,
  };
  const room = new TopicRoom("counters", topic, {
    clock,
    timers: clock,
    publish: (message) => void published.push(message),
    logger: { debug: silent, info: silent, warn, error: silent },
  });
  const count = (sequence: number): void => room.take(source, "one", { sequence });
  return { clock, published, room, count, engine, warnings };
};

const steps = (messages: readonly LiveMessage[]) => messages.map(({ from, sequence }) => [from, sequence]);
/** Presentations that take a turn have been made. */
const presented = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const answerOf = async (room: TopicRoom, since: number | null): Promise<LiveMessage[]> => {
  let given: LiveMessage[] = [];
  await room.answer(since, (messages) => (given = messages));
  return given;
};

describe("A room of a topic", () => {
  it("pushes the first change at once and the rest as one patch when the pace allows another", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 1 });
    await room.open();
    count(2);
    expect(steps(published)).toEqual([[1, 2]]);
    expect(published[0]).toMatchObject({ topic: "counters", view: "counter", key: "one", serverTime: START_MS });
    for (const sequence of [3, 4, 5]) count(sequence);
    expect(published).toHaveLength(1);
    await clock.advanceBy(4);
    expect(published).toHaveLength(1);
    await clock.advanceBy(1);
    expect(steps(published)).toEqual([
      [1, 2],
      [2, 5],
    ]);
    await clock.advanceBy(1_000);
    count(6);
    expect(steps(published).at(-1)).toEqual([5, 6]);
  });

  it("gives whoever joins what was pushed while a slow answer was made for them", async () => {
    const { published, room, count, engine } = counterRoom({ sequence: 1 }, true);
    await room.open();
    let letGo = (): void => undefined;
    engine.holdsBack = new Promise((resolve) => (letGo = resolve));
    const joining = answerOf(room, null);
    engine.holdsBack = Promise.resolve();
    count(2);
    await eventually(() => expect(steps(published)).toEqual([[1, 2]]));
    letGo();
    expect(steps(await joining)).toEqual([
      [null, 1],
      [1, 2],
    ]);
  });

  it("pushes at most 20 times a second, and the last state always", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 0 });
    await room.open();
    for (let sequence = 1; sequence <= 2_000; sequence += 1) {
      count(sequence);
      await clock.advanceBy(1);
    }
    await clock.advanceBy(50);
    expect(published.length).toBeLessThanOrEqual(42);
    expect(published.at(-1)).toMatchObject({ sequence: 2_000 });
    const joints = published.slice(1).map(({ from }, number) => from === published[number]!.sequence);
    expect(joints.every(Boolean)).toBe(true);
  });

  it("holds up no change that comes at its own pace, a little early or late", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 0 });
    await room.open();
    for (let sequence = 1; sequence <= 100; sequence += 1) {
      count(sequence);
      expect(published).toHaveLength(sequence);
      await clock.advanceBy(sequence % 2 === 0 ? 30 : 70);
    }
  });

  it("holds up none that comes in time after one that came late", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 0 });
    await room.open();
    const inTime = Array.from({ length: 20 }, () => 50);
    for (const [place, gapMs] of [...inTime, 90, 10, ...inTime].entries()) {
      await clock.advanceBy(gapMs);
      count(place + 1);
      expect(published).toHaveLength(place + 1);
    }
  });

  it("answers who joins with what was pushed last, so that the next patch fits them as well", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 1 });
    await room.open();
    count(2);
    count(3);
    expect(steps(await answerOf(room, null))).toEqual([[null, 2]]);
    expect(steps(await answerOf(room, 1))).toEqual([[1, 2]]);
    expect(steps(await answerOf(room, 2))).toEqual([]);
    await clock.advanceBy(50);
    expect(steps(published)).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it("pushes nothing early for somebody who says that they hold more, whatever they say", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 1 });
    await room.open();
    count(2);
    count(3);
    expect(steps(await answerOf(room, 3))).toEqual([]);
    for (const since of [99, 3, 2 ** 52]) await answerOf(room, since);
    expect(steps(published)).toEqual([[1, 2]]);
    expect(steps(await answerOf(room, 99))).toEqual([[null, 2]]);
    await clock.advanceBy(50);
    // Rows carry their own sequences: a patch from 2 to 3 or later fits a watcher at 3.
    expect(steps(published)).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it("takes in what changes while it opens, and never goes back", async () => {
    const { published, room, count } = counterRoom({ sequence: 1 });
    const opening = room.open();
    count(4);
    await opening;
    count(3);
    expect(steps(await answerOf(room, null))).toEqual([[null, 4]]);
    expect(published).toEqual([]);
  });

  it("shows a document that appears later as a whole", async () => {
    const { published, room, count } = counterRoom(null);
    await room.open();
    expect(await answerOf(room, null)).toEqual([]);
    count(1);
    expect(steps(published)).toEqual([[null, 1]]);
  });

  it("answers though its topic is pushed to without end, and leaves out nothing of that", async () => {
    const { clock, published, room, count, engine } = counterRoom({ sequence: 1 }, true);
    await room.open();
    let sequence = 1;
    engine.whileItReads = () => {
      setImmediate(() => {
        if (sequence >= 60) return;
        sequence += 1;
        count(sequence);
        void clock.advanceBy(50);
      });
    };
    const told: LiveMessage[] = [];
    await room.answer(null, (messages) => {
      told.push(...messages);
      published.length = 0;
    });
    expect(sequence).toBeLessThan(30);
    for (let turn = 0; turn < 200; turn += 1) await presented();
    const all = steps([...told, ...published]);
    expect(all.at(-1)?.[1]).toBe(60);
    for (const [place, [from]] of all.entries()) expect(from).toBe(all[place - 1]?.[1] ?? null);
  });

  it("gives what is pushed while an answer is made with the answer, and keeps the order of pushes", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 1 }, true);
    await room.open();
    const answering = answerOf(room, null);
    count(2);
    const told = steps(await answering);
    expect(told[0]).toEqual([null, 1]);
    for (const sequence of [3, 4]) {
      await presented();
      await clock.advanceBy(50);
      count(sequence);
    }
    await presented();
    expect(steps(published)).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it("pushes what could not be presented while an engine was away, as soon as it is back", async () => {
    const { clock, published, room, count, engine, warnings } = counterRoom({ sequence: 1 }, true);
    await room.open();
    engine.isAway = true;
    count(2);
    await presented();
    await clock.advanceBy(400);
    engine.isAway = false;
    expect([published, warnings.length]).toEqual([[], 1]);
    expect(steps(await answerOf(room, null))).toEqual([[null, 1]]);
    await clock.advanceBy(100);
    for (let turn = 0; turn < 3; turn += 1) await presented();
    expect(steps(published)).toEqual([[1, 2]]);
    await clock.advanceBy(50);
    count(3);
    await presented();
    expect(steps(published)).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(clock.nextDue()).toBeNull();
  });

  it("asks an engine that stays away more and more rarely, and begins from what was pushed last", async () => {
    const { clock, published, room, count, engine, warnings } = counterRoom({ sequence: 1 }, true);
    await room.open();
    engine.isAway = true;
    count(2);
    for (let second = 1; second <= 60; second += 1) {
      count(2 + second);
      await clock.advanceBy(1_000);
      await presented();
    }
    expect(warnings.length).toBeLessThan(12);
    engine.isAway = false;
    await clock.advanceBy(10_000);
    await presented();
    expect(steps(published)).toEqual([[1, 62]]);
  });

  it("loses nothing where another push has left before one has failed", async () => {
    const { clock, published, room, count, engine } = counterRoom({ sequence: 1 }, true);
    await room.open();
    engine.isAway = true;
    count(2);
    engine.isAway = false;
    count(3);
    await clock.advanceBy(50);
    await presented();
    await clock.advanceBy(500);
    await presented();
    expect(steps(published)).toEqual([
      [2, 3],
      [1, 3],
    ]);
  });

  it("tries nothing again after it has closed", async () => {
    const { clock, published, room, count, engine } = counterRoom({ sequence: 1 }, true);
    await room.open();
    engine.isAway = true;
    count(2);
    room.close();
    await presented();
    await clock.advanceBy(60_000);
    expect([clock.nextDue(), published]).toEqual([null, []]);
  });

  it("leaves no timer behind when it closes", async () => {
    const { clock, published, room, count } = counterRoom({ sequence: 1 });
    await room.open();
    count(2);
    count(3);
    room.close();
    await clock.advanceBy(1_000);
    expect([clock.nextDue(), published.length]).toEqual([null, 1]);
  });
});
