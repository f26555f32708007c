import { describe, expect, it } from "vitest";
import { eventsToStore, idsIn } from "../../../testing/events-to-store";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { StoreUnavailable, type AppendResult, type EventStore } from "../../ports/event-store";
import { openEmbeddedEventStore } from "./embedded-event-store";
import { createFaultyDisk, inputOutputError } from "./faulty-disk";

const folder = temporaryFolder();

/** Appends of one event each to streams of their own, all in one turn of the event loop. */
const appendAtOnce = (store: EventStore, count: number): Promise<AppendResult>[] =>
  Array.from({ length: count }, (_, number) => store.append(`auction-${number}`, -1, eventsToStore(`${number}`)));

/** How often `heard` grew by how much from one turn of the event loop to the next, until it is `enough`. */
const growthByTurn = async (heard: () => number, enough: number): Promise<number[]> => {
  const growth: number[] = [];
  for (let before = 0; before < enough;) {
    await new Promise(setImmediate);
    growth.push(heard() - before);
    before = heard();
  }
  return growth;
};

describe("Many callers of one sync", () => {
  it("are answered in order, a part of them in each turn of the event loop", async () => {
    const disk = createFaultyDisk({});
    const store = await openEmbeddedEventStore({ directory: folder.fresh(), disk });
    const heard: number[] = [];
    for (const [number, answer] of appendAtOnce(store, 1_000).entries()) void answer.then(() => heard.push(number));
    const growth = await growthByTurn(() => heard.length, 1_000);
    expect(disk.syncs()).toBe(1);
    expect(Math.max(...growth)).toBeLessThanOrEqual(128);
    expect(heard).toEqual(Array.from({ length: 1_000 }, (_, number) => number));
    await store.close();
  });

  it("have all heard when the log is closed", async () => {
    const store = await openEmbeddedEventStore({ directory: folder.fresh() });
    let heard = 0;
    for (const answer of appendAtOnce(store, 1_000)) void answer.then(() => (heard += 1));
    await store.close();
    expect(heard).toBe(1_000);
  });

  it("hear that they were stored, also those who wait while a later write fails", async () => {
    const directory = folder.fresh();
    let lastHeard = false;
    const heardBeforeFailure: boolean[] = [];
    const disk = createFaultyDisk({
      onSync: (call) => {
        if (call === 1) return undefined;
        heardBeforeFailure.push(lastHeard);
        return Promise.reject(inputOutputError());
      },
    });
    const store = await openEmbeddedEventStore({ directory, disk });
    const answers = appendAtOnce(store, 1_000);
    void answers.at(-1)!.then(() => (lastHeard = true));
    const later = answers[0]!.then(() => store.append("auction-later", -1, eventsToStore("later")));
    await expect(later).rejects.toBeInstanceOf(StoreUnavailable);
    const positions = (await Promise.all(answers)).flatMap((answer) => answer.positions);
    expect(new Set(positions).size).toBe(1_000);
    expect(heardBeforeFailure).toEqual([false]);
    expect(await idsIn(store)).toHaveLength(1_000);
    await store.close();
  });
});

/** Characters of a large event. */
const ONE = 100_000;

describe("Large appends that wait together", () => {
  it("go to disk in several writes, each synced before the next", async () => {
    const directory = folder.fresh();
    const inner = createFaultyDisk({});
    const written: number[] = [];
    const steps: ("write" | "sync")[] = [];
    const disk = {
      ...inner,
      write: (fd: number, from: Buffer, length: number, at: number) => {
        if (length > ONE) written.push(length);
        if (length > ONE) steps.push("write");
        return inner.write(fd, from, length, at);
      },
      sync: (fd: number) => inner.sync(fd).then(() => void steps.push("sync")),
    };
    const store = await openEmbeddedEventStore({ directory, disk });
    const text = "x".repeat(ONE);
    const answers = Array.from({ length: 40 }, (_, number) => {
      const [event] = eventsToStore(`${number}`);
      return store.append(`auction-${number}`, -1, [{ ...event!, data: { text } }]);
    });
    await Promise.all(answers);
    await store.close();
    expect(written.length).toBeGreaterThan(2);
    expect(Math.max(...written)).toBeLessThan(1_300_000);
    expect(steps).toEqual(written.flatMap(() => ["write", "sync"]));
    const reopened = await openEmbeddedEventStore({ directory });
    expect(await idsIn(reopened)).toHaveLength(40);
    await reopened.close();
  });
});
