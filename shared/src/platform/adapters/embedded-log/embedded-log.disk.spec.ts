import { describe, expect, it } from "vitest";
import { collect, eventsToStore, idsIn } from "../../../testing/events-to-store";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { StoreUnavailable, type EventStore } from "../../ports/event-store";
import { openEmbeddedEventStore } from "./embedded-event-store";
import { createFaultyDisk, inputOutputError, type DiskFaults } from "./faulty-disk";

const folder = temporaryFolder();

/** Ten writers until the store refuses; gives the ids that were acknowledged. */
const writeUntilRefused = async (store: EventStore): Promise<string[]> => {
  const acknowledged: string[] = [];
  const refusals = await Promise.all(
    Array.from({ length: 10 }, async (_, writer) => {
      for (let revision = -1; revision < 10_000; revision += 1) {
        const events = eventsToStore(`${writer}/${revision}`);
        try {
          await store.append(`auction-${writer}`, revision, events);
        } catch (error) {
          return error;
        }
        acknowledged.push(events[0]!.id);
      }
      return null;
    }),
  );
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(StoreUnavailable);
  return acknowledged;
};

const faults: [string, DiskFaults][] = [
  ["the 7th sync fails", { onSync: (call) => (call === 7 ? Promise.reject(inputOutputError()) : undefined) }],
  ["the disk is full", { onWrite: (call) => (call === 12 ? 0 : null) }],
  ["a write is torn", { onWrite: (call, length) => (call >= 12 && length > 100 ? length - 70 : null) }],
];

describe("When the disk fails", () => {
  it.each(faults)("nothing is acknowledged any more, and all that was stays: %s", async (_, fault) => {
    const directory = folder.fresh();
    const failures: Error[] = [];
    const disk = createFaultyDisk(fault);
    const store = await openEmbeddedEventStore({ directory, disk, onFailure: (error) => failures.push(error) });
    const acknowledged = await writeUntilRefused(store);
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(failures).toHaveLength(1);

    await expect(store.append("auction-new", -1, eventsToStore("new"))).rejects.toThrow(/read-only/);
    await expect(store.takes()).rejects.toThrow(/read-only/);
    await expect(store.flush()).rejects.toBeInstanceOf(StoreUnavailable);
    const readable = await idsIn(store);
    expect(readable.toSorted()).toEqual(acknowledged.toSorted());
    await store.close();

    const reopened = await openEmbeddedEventStore({ directory });
    const kept = new Set(await idsIn(reopened));
    for (const id of acknowledged) expect(kept.has(id)).toBe(true);
    await reopened.append("auction-new", -1, eventsToStore("new"));
    await reopened.close();
  });

  it("refuses to open when it cannot sync what it found", async () => {
    const directory = folder.fresh();
    const store = await openEmbeddedEventStore({ directory });
    await store.append("auction-1", -1, eventsToStore("a"));
    await store.close();
    const disk = createFaultyDisk({ onSync: () => Promise.reject(inputOutputError()) });
    await expect(openEmbeddedEventStore({ directory, disk })).rejects.toThrow("EIO");
    await (await openEmbeddedEventStore({ directory })).close();
  });

  it("tells who closes a log without syncs that its events may be lost", async () => {
    const disk = createFaultyDisk({ onSync: (call) => (call > 1 ? Promise.reject(inputOutputError()) : undefined) });
    const directory = folder.fresh();
    const store = await openEmbeddedEventStore({ directory, disk, durable: false });
    await store.append("auction-1", -1, eventsToStore("a"));
    await expect(store.close()).rejects.toBeInstanceOf(StoreUnavailable);
    await (await openEmbeddedEventStore({ directory })).close();
  });
});

describe("Group commit", () => {
  it("answers, and shows, nothing before its sync has ended", async () => {
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let reached = (): void => undefined;
    const syncing = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const onSync = (call: number): Promise<void> | undefined => {
      if (call !== 2) return undefined;
      reached();
      return gate;
    };
    const store = await openEmbeddedEventStore({ directory: folder.fresh(), disk: createFaultyDisk({ onSync }) });
    await store.append("auction-1", -1, eventsToStore("a"));
    let answered = false;
    const appending = store.append("auction-1", 0, eventsToStore("b")).then(() => (answered = true));
    await syncing;
    expect(await collect(store.readStream("auction-1"))).toHaveLength(1);
    expect(await idsIn(store)).toHaveLength(1);
    expect(answered).toBe(false);
    letGo();
    await appending;
    expect(await idsIn(store)).toHaveLength(2);
    await store.close();
  });

  it("puts what waits into one sync, one at a time", async () => {
    const disk = createFaultyDisk({});
    const store = await openEmbeddedEventStore({ directory: folder.fresh(), disk });
    const before = disk.syncs();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: 100 }, (_, writer) =>
          store.append(`auction-${writer}`, round - 1, eventsToStore(`${round}/${writer}`)),
        ),
      );
    }
    expect(await idsIn(store)).toHaveLength(500);
    expect(disk.syncs() - before).toBeLessThanOrEqual(10);
    expect(disk.mostSyncsAtOnce()).toBe(1);
    await store.close();
  });

  it("syncs only when it is told to in a log that can be made again", async () => {
    const directory = folder.fresh();
    const disk = createFaultyDisk({});
    const store = await openEmbeddedEventStore({ directory, disk, durable: false });
    await store.append("auction-1", -1, eventsToStore("a"));
    const before = disk.syncs();
    for (let revision = 0; revision < 50; revision += 1) {
      await store.append("auction-1", revision, eventsToStore(`${revision}`));
    }
    expect(disk.syncs()).toBe(before);
    await store.flush();
    expect(disk.syncs()).toBe(before + 1);
    await store.close();
  });

  it("keeps what was appended just before it is closed, and takes nothing afterwards", async () => {
    const directory = folder.fresh();
    const store = await openEmbeddedEventStore({ directory });
    const appending = store.append("auction-1", -1, eventsToStore("a"));
    const closing = store.close();
    await expect(store.append("auction-2", -1, eventsToStore("b"))).rejects.toBeInstanceOf(StoreUnavailable);
    await Promise.all([appending, closing, store.close()]);
    const reopened = await openEmbeddedEventStore({ directory });
    expect(await idsIn(reopened)).toHaveLength(1);
    await reopened.close();
  });
});
