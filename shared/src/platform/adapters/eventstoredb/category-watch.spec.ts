import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../../../kernel/position";
import { eventsToStore } from "../../../testing/events-to-store";
import { PATIENCE_MS } from "../../../testing/patience";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { NO_STREAM, type EventStore } from "../../ports/event-store";
import { createEventStoreDbEventStore } from "./eventstoredb-event-store";
import { appendUntilAnswered } from "./testing/append-until-answered";
import { EventStorePeer } from "./testing/event-store-peer";

const folder = temporaryFolder();
/** Whether the pace still fits is looked at once a second. */
const PACE_CHANGES_WITHIN_MS = 2_500;

/** Watches users and orders from the log's head on; says what it was told, in order. */
const watching = async (store: EventStore) => {
  const leaving = new AbortController();
  const told: ({ stream: string; revision: number } | { passed: Position })[] = [];
  const done = store.watch!({
    categories: ["user", "order"],
    after: await store.head(),
    signal: leaving.signal,
    changed: (stream, revision) => told.push({ stream, revision }),
    passed: (passed) => told.push({ passed }),
  });
  return {
    told,
    changes: () => told.flatMap((one) => ("stream" in one ? [`${one.stream}@${one.revision}`] : [])),
    passed: () => told.flatMap((one) => ("passed" in one ? [one.passed] : [])).at(-1) ?? "",
    leave: async () => {
      leaving.abort();
      await done;
    },
  };
};

const appended = async (store: EventStore, stream: string, expected = NO_STREAM): Promise<Position> =>
  (await store.append(stream, expected, eventsToStore(randomUUID()))).positions[0]!;

/** Appends until the pace has changed; gives what a watch of orders has to be told of. */
const changesAtOtherPaces = async (store: EventStore): Promise<string[]> => {
  const orders: string[] = [];
  const until = performance.now() + PACE_CHANGES_WITHIN_MS;
  while (performance.now() < until) {
    const streams = Array.from({ length: 40 }, (_, place) => `${place % 2 ? "order" : "auction"}-${randomUUID()}`);
    orders.push(...streams.filter((stream) => stream.startsWith("order")));
    await Promise.all(streams.map((stream) => appended(store, stream)));
  }
  return orders.map((stream) => `${stream}@0`);
};

const behaves = (open: () => Promise<EventStore>): void => {
  let store: EventStore;
  let watch: Awaited<ReturnType<typeof watching>>;
  /** Each test's own: a given server keeps what the test before appended. */
  let user: string;

  beforeEach(async () => {
    user = `user-${randomUUID()}`;
    store = await open();
    watch = await watching(store);
  });
  afterEach(async () => {
    await watch.leave();
    await store.close();
  });

  it("hears of its categories alone, and how far others have gone", async () => {
    await appended(store, user);
    const other = await appended(store, `auction-${randomUUID()}`);
    for (let more = 0; more < 8; more += 1) await appended(store, `auction-${randomUUID()}`);
    await expect.poll(watch.passed).toSatisfy((passed: Position) => passed >= other);
    expect(watch.changes()).toEqual([`${user}@0`]);
  });

  it("is told of every change before it is told that it has passed", async () => {
    const changed = new Map<string, Position>();
    for (let number = 0; number < 60; number += 1) {
      const stream = `${number % 3 === 0 ? "order" : "auction"}-${randomUUID()}`;
      const position = await appended(store, stream);
      if (stream.startsWith("order")) changed.set(stream, position);
    }
    const last = await appended(store, `order-${randomUUID()}`);
    await expect.poll(watch.passed).toSatisfy((passed: Position) => passed >= last);
    const onCheckpoint = new Set<string>();
    for (const one of watch.told) {
      if ("stream" in one) onCheckpoint.add(one.stream);
      else for (const [stream, at] of changed) if (at <= one.passed) expect(onCheckpoint).toContain(stream);
    }
    expect(onCheckpoint.size).toBe(changed.size + 1);
  });

  it("misses nothing where it goes on at another pace, as the log's has changed", async () => {
    const expected = await changesAtOtherPaces(store);
    const last = await appended(store, user);
    expected.push(`${user}@0`);
    await expect.poll(watch.changes).toContain(`${user}@0`);
    expect(new Set(watch.changes())).toEqual(new Set(expected));
    expect(watch.passed() >= last).toBe(true);
  });
};

describe("watching categories at EventStoreDB's peer", () => {
  behaves(async () => {
    const peer = new EventStorePeer(folder.fresh());
    await peer.start();
    const store = createEventStoreDbEventStore({ url: peer.url, timeLimitMs: PATIENCE_MS });
    return { ...store, close: () => store.close().then(() => peer.kill()) };
  });

  it("misses nothing of what is appended before it has begun at another pace", async () => {
    const peer = new EventStorePeer(folder.fresh());
    await peer.start();
    const store = createEventStoreDbEventStore({ url: peer.url, timeLimitMs: PATIENCE_MS });
    const watch = await watching(store);
    peer.beginSubscriptionsAfter(200);
    const expected = await changesAtOtherPaces(store);
    await appended(store, "user-last");
    await expect.poll(watch.changes).toContain("user-last@0");
    expect(new Set(watch.changes())).toEqual(new Set([...expected, "user-last@0"]));
    await watch.leave();
    await store.close();
    await peer.kill();
  });

  it("goes on where it was when the server comes back", async () => {
    const peer = new EventStorePeer(folder.fresh());
    await peer.start();
    const store = createEventStoreDbEventStore({ url: peer.url, timeLimitMs: PATIENCE_MS });
    const watch = await watching(store);
    await appended(store, "user-before");
    await expect.poll(watch.changes).toEqual(["user-before@0"]);
    await peer.kill();
    await peer.start();
    await appendUntilAnswered(store, "user-after", NO_STREAM, eventsToStore(randomUUID()));
    await expect.poll(watch.changes).toContain("user-after@0");
    await watch.leave();
    await store.close();
    await peer.kill();
  });
});

const url = process.env["EVENTSTORE_URL"];
if (url) {
  describe("watching categories at the given EventStoreDB", () =>
    behaves(async () => createEventStoreDbEventStore({ url })));
}
