import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collect, eventsToStore, follow, idsIn } from "../../../testing/events-to-store";
import { PATIENCE_MS } from "../../../testing/patience";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { NO_STREAM, StoreUnavailable, type EventStore } from "../../ports/event-store";
import { describeEventStore } from "../../ports/event-store.contract";
import { createEventStoreDbEventStore } from "./eventstoredb-event-store";
import { appendUntilAnswered } from "./testing/append-until-answered";
import { newCorner, openOwnCorner } from "./testing/isolated-streams";
import { PeerProcess } from "./testing/peer-process";

const HASTY_MS = 1_000;

const folder = temporaryFolder();
const server = new PeerProcess(folder.fresh());
beforeAll(() => server.start());
afterAll(() => server.kill());

const connect = (timeLimitMs = PATIENCE_MS): EventStore =>
  createEventStoreDbEventStore({ url: server.url, timeLimitMs });
const openCorner = (): Promise<EventStore> => openOwnCorner(connect());

describeEventStore("EventStoreDB in another process, between other events", () => openCorner());

describe("A server in another process", () => {
  it("killed under 8 writers, loses nothing that was acknowledged and stores nothing twice", async () => {
    const store = await openCorner();
    const each = 40;
    const following = follow(store, "", (batches) => batches.flat().length >= 8 * each);
    const acknowledged: string[] = [];
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      for (let revision = 0; revision < each; revision += 1) {
        const events = eventsToStore(`${writer}/${revision}`);
        acknowledged.push(...(await appendUntilAnswered(store, `auction-${writer}`, revision - 1, events)).positions);
      }
    });
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(100);
    await server.kill();
    await server.start();
    await Promise.all(writing);

    const log = await collect(store.readAll());
    expect(log.map(({ position }) => position)).toEqual(acknowledged.toSorted());
    expect(new Set(log.map(({ id }) => id)).size).toBe(8 * each);
    expect((await following).flat()).toEqual(log);
    await store.close();
  });

  it("stopped by a signal, is waited for no longer than the limit; what it stored late is not stored twice", async () => {
    const patient = connect();
    const corner = await newCorner(patient);
    const store = await openOwnCorner(patient, corner);
    const hasty = await openOwnCorner(connect(HASTY_MS), corner);
    await appendUntilAnswered(hasty, "auction-1", NO_STREAM, eventsToStore("a"));
    server.freeze();
    const refusals = await Promise.all(
      [
        hasty.append("auction-1", 0, eventsToStore("b")),
        collect(hasty.readStream("auction-1")),
        collect(hasty.readAll()),
      ].map((waiting) => waiting.catch((error: unknown) => error)),
    );
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(StoreUnavailable);
    server.thaw();
    expect(await appendUntilAnswered(hasty, "auction-1", 0, eventsToStore("b"))).toMatchObject({ revision: 1 });
    expect(await idsIn(store)).toHaveLength(2);
    await Promise.all([store.close(), hasty.close()]);
  });
});
