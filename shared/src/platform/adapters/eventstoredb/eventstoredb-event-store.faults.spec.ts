import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { collect, eventsToStore, follow, idsIn } from "../../../testing/events-to-store";
import { PATIENCE_MS, TEST_LIMIT_MS } from "../../../testing/patience";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { NO_STREAM, StoreUnavailable, type EventStore } from "../../ports/event-store";
import { createEventStoreDbEventStore } from "./eventstoredb-event-store";
import { appendUntilAnswered } from "./testing/append-until-answered";
import { EventStorePeer } from "./testing/event-store-peer";

const folder = temporaryFolder();
/** For those that are to reach their limit: what else they ask may reach it too, on a slow machine. */
const HASTY_MS = 1_000;

let peers: EventStorePeer[];
let stores: EventStore[];
let peer: EventStorePeer;
let store: EventStore;

const startPeer = async (): Promise<EventStorePeer> => {
  const started = new EventStorePeer(folder.fresh());
  await started.start();
  peers.push(started);
  return started;
};

const connect = (to: EventStorePeer, timeLimitMs = PATIENCE_MS): EventStore => {
  const connected = createEventStoreDbEventStore({ url: to.url, timeLimitMs });
  stores.push(connected);
  return connected;
};

const outcomeOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

beforeEach(async () => {
  peers = [];
  stores = [];
  peer = await startPeer();
  store = connect(peer);
});
afterEach(async () => {
  for (const started of peers) started.thaw();
  await Promise.all(stores.map((connected) => connected.close()));
  await Promise.all(peers.map((started) => started.kill()));
});

describe("A server that goes away", () => {
  it("is refused at once, and used again when it is back", async () => {
    // Nobody here waits until its limit is reached.
    const patient = connect(peer, 2 * TEST_LIMIT_MS);
    await patient.append("auction-1", NO_STREAM, eventsToStore("a"));
    await peer.kill();
    expect(await outcomeOf(patient.append("auction-1", 0, eventsToStore("b")))).toBeInstanceOf(StoreUnavailable);
    expect(await outcomeOf(collect(patient.readStream("auction-1")))).toBeInstanceOf(StoreUnavailable);
    expect(await outcomeOf(collect(patient.readAll()))).toBeInstanceOf(StoreUnavailable);
    expect(await outcomeOf(patient.head())).toBeInstanceOf(StoreUnavailable);

    await peer.start();
    expect(await appendUntilAnswered(patient, "auction-1", 0, eventsToStore("b"))).toMatchObject({ revision: 1 });
    expect(await idsIn(patient)).toHaveLength(2);
  });

  it("tells that it takes no appends, and that it takes them again", async () => {
    await store.append("auction-1", NO_STREAM, eventsToStore("a"));
    await store.takes();
    await peer.kill();
    expect(await outcomeOf(store.takes())).toBeInstanceOf(StoreUnavailable);
    await peer.start();
    await expect.poll(() => outcomeOf(store.takes()), { interval: 100 }).toBeUndefined();
    expect(await idsIn(store)).toHaveLength(1);
  });

  it("killed twice under 12 writers, loses and doubles nothing, and no subscriber sees a gap or a repeat", async () => {
    const writers = 12;
    const each = 40;
    const following = follow(store, "", (batches) => batches.flat().length >= writers * each);
    let answered = 0;
    const writing = Array.from({ length: writers }, async (_, writer) => {
      for (let revision = 0; revision < each; revision += 1) {
        const events = eventsToStore(`${writer}/${revision}`);
        const { positions } = await appendUntilAnswered(store, `auction-${writer}`, revision - 1, events);
        expect(positions).toHaveLength(1);
        answered += 1;
      }
    });
    for (const part of [0.3, 0.6]) {
      await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(writers * each * part);
      await peer.kill();
      await delay(50);
      await peer.start();
    }
    await Promise.all(writing);

    const log = await idsIn(store);
    expect(new Set(log).size).toBe(writers * each);
    expect(log).toHaveLength(writers * each);
    expect((await following).flat().map(({ id }) => id)).toEqual(log);
    for (let writer = 0; writer < writers; writer += 1) {
      const ids = (await collect(store.readStream(`auction-${writer}`))).map(({ id }) => id);
      expect(ids).toEqual(
        eventsToStore(...Array.from({ length: each }, (_, at) => `${writer}/${at}`)).map(({ id }) => id),
      );
    }
  });

  it("gives the first answer again after a restart, also to an append that was never answered", async () => {
    const first = await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"));
    await peer.kill();
    await peer.start();
    await appendUntilAnswered(store, "auction-1", 1, eventsToStore("c"));
    expect(await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"))).toEqual(first);
    expect(await idsIn(store)).toHaveLength(3);
  });

  it("tells the place of every event of an append, also where readings show them a moment later", async () => {
    await store.append("auction-0", NO_STREAM, eventsToStore("first"));
    peer.endReadingsAfter(1);
    const appending = store.append("auction-1", NO_STREAM, eventsToStore("a", "b", "c"));
    await delay(50);
    peer.endReadingsAfter(Infinity);
    const { revision, positions } = await appending;
    expect(revision).toBe(2);
    expect(positions).toEqual((await collect(store.readStream("auction-1"))).map(({ position }) => position));
  });

  it("leaves the outcome of an append unknown while its places are not shown, and tells it when asked again", async () => {
    const hasty = connect(peer, HASTY_MS);
    peer.endReadingsAfter(1);
    const events = eventsToStore("a", "b", "c");
    expect(await outcomeOf(hasty.append("auction-1", NO_STREAM, events))).toBeInstanceOf(StoreUnavailable);
    peer.endReadingsAfter(Infinity);
    const { positions } = await appendUntilAnswered(store, "auction-1", NO_STREAM, events);
    expect(positions).toEqual((await collect(store.readStream("auction-1"))).map(({ position }) => position));
  });

  it("is waited for by a subscription that begins while it is away", async () => {
    await store.append("auction-1", NO_STREAM, eventsToStore("a"));
    await peer.kill();
    const following = follow(store, "", (batches) => batches.at(-1)!.length === 0);
    await delay(100);
    await peer.start();
    expect((await following).flat().map(({ id }) => id)).toEqual(eventsToStore("a").map(({ id }) => id));
  });

  it("is used again after its features could not be asked for", async () => {
    peer.beUnready(1);
    expect(await outcomeOf(store.append("auction-1", NO_STREAM, eventsToStore("a")))).toBeInstanceOf(StoreUnavailable);
    expect(await store.append("auction-1", NO_STREAM, eventsToStore("a"))).toMatchObject({ revision: 0 });
  });
});

describe("A reading of the log that ends before its head", () => {
  it("is no whole log: it is refused as unavailable, after what it gave", async () => {
    await store.append("auction-1", NO_STREAM, eventsToStore("a", "b", "c"));
    for (const most of [0, 2]) {
      peer.endReadingsAfter(most);
      const given: string[] = [];
      const reading = async (): Promise<void> => {
        for await (const { id } of store.readAll()) given.push(id);
      };
      expect(await outcomeOf(reading())).toBeInstanceOf(StoreUnavailable);
      expect(given).toHaveLength(most);
    }
    peer.endReadingsAfter(Infinity);
    expect(await idsIn(store)).toHaveLength(3);
    expect(await collect(store.readAll({ limit: 2 }))).toHaveLength(2);
  });
});

describe("A frozen server", () => {
  it("that stored an append without answering gives its answer when it is sent again", async () => {
    const hasty = connect(peer, HASTY_MS);
    await appendUntilAnswered(hasty, "auction-1", NO_STREAM, eventsToStore("a"));
    peer.holdAnswers();
    const unanswered = outcomeOf(hasty.append("auction-1", 0, eventsToStore("b", "c")));
    expect(await unanswered).toBeInstanceOf(StoreUnavailable);
    peer.thaw();
    const { revision, positions } = await appendUntilAnswered(hasty, "auction-1", 0, eventsToStore("b", "c"));
    expect(revision).toBe(2);
    expect((await collect(store.readAll())).map(({ position }) => position).slice(1)).toEqual(positions);
  });

  it("is waited for no longer than the limit; what it stored late is not stored twice", async () => {
    const hasty = connect(peer, HASTY_MS);
    await appendUntilAnswered(hasty, "auction-1", NO_STREAM, eventsToStore("a"));
    peer.freeze();
    const waiting = [
      hasty.append("auction-1", 0, eventsToStore("b")),
      hasty.append("auction-1", 1, eventsToStore("c")),
      hasty.append("auction-2", NO_STREAM, eventsToStore("d")),
      collect(hasty.readStream("auction-1")),
      collect(hasty.readAll()),
      hasty.head(),
    ].map(outcomeOf);
    for (const outcome of await Promise.all(waiting)) expect(outcome).toBeInstanceOf(StoreUnavailable);

    peer.thaw();
    expect(await appendUntilAnswered(hasty, "auction-1", 0, eventsToStore("b"))).toMatchObject({ revision: 1 });
    expect(await appendUntilAnswered(hasty, "auction-1", 1, eventsToStore("c"))).toMatchObject({ revision: 2 });
    expect(await appendUntilAnswered(hasty, "auction-2", NO_STREAM, eventsToStore("d"))).toMatchObject({ revision: 0 });
    expect(await idsIn(store)).toHaveLength(4);
  });

  it("lets its subscriptions go on where they were", async () => {
    const hasty = connect(peer, HASTY_MS);
    await appendUntilAnswered(hasty, "auction-1", NO_STREAM, eventsToStore("a"));
    let seen = 0;
    const following = follow(hasty, "", (batches) => (seen = batches.flat().length) >= 2);
    await expect.poll(() => seen).toBe(1);
    peer.freeze();
    expect(await outcomeOf(hasty.append("auction-1", 0, eventsToStore("b")))).toBeInstanceOf(StoreUnavailable);
    peer.thaw();
    await appendUntilAnswered(hasty, "auction-1", 0, eventsToStore("b"));
    expect((await following).flat().map(({ id }) => id)).toEqual(eventsToStore("a", "b").map(({ id }) => id));
  });
});

describe("Several connections", () => {
  it("outlive the broken stream of another one, and the late answers to what it made the library forget", async () => {
    const other = await startPeer();
    const broken = connect(other);
    const hasty = connect(peer, HASTY_MS);
    await appendUntilAnswered(hasty, "auction-1", NO_STREAM, eventsToStore("a"));
    await broken.append("auction-1", NO_STREAM, eventsToStore("a"));
    peer.freeze();
    other.freeze();
    const pending = outcomeOf(hasty.append("auction-1", 0, eventsToStore("b")));
    const lost = outcomeOf(broken.append("auction-1", 0, eventsToStore("b")));
    await delay(50);
    await other.kill();
    expect(await lost).toBeInstanceOf(StoreUnavailable);
    expect(await pending).toBeInstanceOf(StoreUnavailable);

    peer.thaw();
    expect(await appendUntilAnswered(hasty, "auction-1", 0, eventsToStore("b"))).toMatchObject({ revision: 1 });
    expect(await idsIn(store)).toHaveLength(2);
  });

  it("when cold, send nothing beside their first append until it has its answer", async () => {
    peer.holdAnswers();
    const appends = Promise.all(
      ["1", "2", "3"].map((id) => store.append(`auction-${id}`, NO_STREAM, eventsToStore(id))),
    );
    await expect.poll(() => idsIn(peer.log)).toHaveLength(1);
    await delay(100);
    expect(await idsIn(peer.log)).toEqual(eventsToStore("1").map(({ id }) => id));
    peer.thaw();
    await appends;
    expect(await idsIn(store)).toHaveLength(3);
  });
});

describe("An append", () => {
  it("sent twice at once over one connection has one answer", async () => {
    await store.append("auction-1", NO_STREAM, eventsToStore("a"));
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => store.append("auction-1", 0, eventsToStore("b"))),
    );
    for (const other of others) expect(other).toEqual(first);
    expect(await idsIn(store)).toHaveLength(2);
  });
});

describe("Places", () => {
  it("of the server's own events are passed over", async () => {
    const ids = eventsToStore(...Array.from({ length: 60 }, (_, at) => `system ${at}`)).map(({ id }) => id);
    await peer.writeSystemEvents(ids.slice(0, 20));
    expect(await store.head()).toBe("");
    expect(await follow(store, "", (batches) => batches.length === 1)).toEqual([[]]);
    const { positions } = await store.append("auction-1", NO_STREAM, eventsToStore("a"));
    await peer.writeSystemEvents(ids.slice(20));

    expect(await store.head()).toBe(positions[0]);
    expect(await idsIn(store)).toEqual(eventsToStore("a").map(({ id }) => id));
    expect(await collect(store.readAll({ after: positions[0]! }))).toEqual([]);
    const batches = await follow(store, "", (seen) => seen.at(-1)!.length === 0);
    expect(batches.map((batch) => batch.length)).toEqual([1, 0]);
  });

  it("that a server does not tell, as 21.10 does not, are refused in words, never guessed", async () => {
    const old = new EventStorePeer(folder.fresh(), { tellsPlaces: false });
    peers.push(old);
    await old.start();
    const there = connect(old);
    await there.append("auction-1", NO_STREAM, eventsToStore("a"));
    await expect(collect(there.readStream("auction-1"))).rejects.toThrow("it is too old");
    await expect(collect(there.readStream("auction-1"))).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it("of the server are not for us to write", async () => {
    const [event] = eventsToStore("a");
    await expect(store.append("$stats", NO_STREAM, [event!])).rejects.toBeInstanceOf(TypeError);
    await expect(store.append("auction-1", NO_STREAM, [{ ...event!, type: "$own" }])).rejects.toBeInstanceOf(TypeError);
    await expect(collect(store.readAll({ after: "17" }))).rejects.toBeInstanceOf(TypeError);
  });
});

describe("A subscriber", () => {
  it("that is slow hears of having caught up only at the head", async () => {
    const total = 1_500;
    for (let at = 0; at < total; at += 100) {
      await store.append("auction-1", at - 1, eventsToStore(...Array.from({ length: 100 }, (_, n) => `${at + n}`)));
    }
    const stop = new AbortController();
    let seen = 0;
    let written = total;
    for await (const batch of store.subscribe({ after: "", signal: stop.signal, maxBatch: 100 })) {
      seen += batch.length;
      if (seen === 700 && written === total) {
        written += 100;
        await store.append(
          "auction-2",
          NO_STREAM,
          eventsToStore(...Array.from({ length: 100 }, (_, n) => `late ${n}`)),
        );
      }
      if (batch.length > 0) continue;
      expect(seen).toBe(written);
      stop.abort();
    }
    expect(seen).toBe(written);
  });

  it("that the server drops as too slow goes on where it was", async () => {
    await store.append("auction-1", NO_STREAM, eventsToStore("a"));
    let seen = 0;
    const following = follow(store, "", (batches) => (seen = batches.flat().length) >= 3);
    await expect.poll(() => seen).toBe(1);
    for (const [at, name] of ["b", "c"].entries()) {
      peer.dropSubscribers();
      await store.append("auction-1", at, eventsToStore(name));
      await expect.poll(() => seen).toBe(at + 2);
    }
    expect((await following).flat().map(({ id }) => id)).toEqual(await idsIn(store));
  });

  it("ends when the store is closed, which takes nothing more", async () => {
    const reading = store.subscribe({ after: "", signal: new AbortController().signal })[Symbol.asyncIterator]();
    expect((await reading.next()).value).toEqual([]);
    const waiting = reading.next();
    await store.close();
    expect((await waiting).done).toBe(true);
    expect(await outcomeOf(store.append("auction-1", NO_STREAM, eventsToStore("a")))).toBeInstanceOf(StoreUnavailable);
    expect(await outcomeOf(store.head())).toBeInstanceOf(StoreUnavailable);
  });
});
