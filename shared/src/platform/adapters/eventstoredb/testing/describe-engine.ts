import { EventStoreDBClient, NO_STREAM as NOTHING_YET, jsonEvent } from "@eventstore/db-client";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { collect, eventToStore, eventsToStore, follow, idsIn } from "../../../../testing/events-to-store";
import { PATIENCE_MS } from "../../../../testing/patience";
import { TcpProxy } from "../../../../testing/tcp-proxy";
import { LogDamaged, NO_STREAM, RevisionConflict, StoreUnavailable, type EventStore } from "../../../ports/event-store";
import { createEventStoreDbEventStore } from "../eventstoredb-event-store";
import { appendUntilAnswered } from "./append-until-answered";
import { newCorner, openOwnCorner, type Corner } from "./isolated-streams";

const HASTY_MS = 1_000;
const CUTS = 5;

/** What servers of this protocol were seen to do, beyond what any event store must: for a real one and for the peer. */
export const describeEngine = (name: string, urlOf: () => string): void => {
  describe(`${name}, over several connections`, () => {
    let line: TcpProxy;
    let stores: EventStore[];
    let corner: Corner;
    let store: EventStore;
    let raw: EventStoreDBClient;

    const connect = async (timeLimitMs = PATIENCE_MS): Promise<EventStore> => {
      const url = `esdb://127.0.0.1:${line.port}?tls=false`;
      const connected = createEventStoreDbEventStore({ url, timeLimitMs });
      stores.push(connected);
      corner ??= await newCorner(connected);
      return openOwnCorner(connected, corner);
    };
    const outcomeOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

    beforeEach(async () => {
      const { hostname, port } = new URL(urlOf().replace(/^[a-z+]+:/, "http:"));
      line = await TcpProxy.before({ host: hostname, port: Number(port) });
      [stores, corner] = [[], undefined as unknown as Corner];
      store = await connect();
      raw = EventStoreDBClient.connectionString(urlOf());
    });
    afterEach(async () => {
      line.flow();
      await Promise.all([...stores.map((one) => one.close()), raw.dispose()]);
      await line.close();
    });

    it("lets one of twenty connections win each round of a race for one stream", async () => {
      const racers = await Promise.all(Array.from({ length: 20 }, () => connect()));
      for (let round = 0; round < 5; round += 1) {
        const race = racers.map((racer, at) => {
          const append = appendUntilAnswered(racer, "auction-1", round - 1, eventsToStore(`${round}/${at}`));
          return outcomeOf(append.then(() => "won"));
        });
        const outcomes = await Promise.all(race);
        expect(outcomes.filter((outcome) => outcome === "won")).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome instanceof RevisionConflict)).toHaveLength(19);
      }
      expect(await idsIn(store)).toHaveLength(5);
    });

    it("stores once what several connections send at once, and gives all of them the same answer", async () => {
      const other = await connect();
      await Promise.all([collect(store.readAll()), collect(other.readAll())]);
      const answers = await Promise.all(
        [store, other, store, other].map((to) =>
          appendUntilAnswered(to, "auction-1", NO_STREAM, eventsToStore("a", "b")),
        ),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await idsIn(store)).toHaveLength(2);
    });

    it("tells a repeat by ids and revision alone: the first body stays, and at the next revision it is stored again", async () => {
      const first = await store.append("auction-1", NO_STREAM, [eventToStore("a", { price: 1 })]);
      expect(await store.append("auction-1", NO_STREAM, [eventToStore("a", { price: 2 })])).toEqual(first);
      expect(await store.append("auction-1", 0, [eventToStore("a", { price: 3 })])).toMatchObject({ revision: 1 });
      const prices = (await collect(store.readStream("auction-1"))).map(({ data }) => data["price"]);
      expect(prices).toEqual([1, 3]);
    });

    it("gives each event one place: in answers, in its stream, in the log and to subscribers", async () => {
      const answered: string[] = [];
      const appends = Array.from({ length: 20 }, async (_, at) => {
        const names = Array.from({ length: (at % 3) + 1 }, (_each, n) => `${at}/${n}`);
        answered.push(...(await store.append(`auction-${at}`, NO_STREAM, eventsToStore(...names))).positions);
      });
      await Promise.all(appends);
      const log = (await collect(store.readAll())).map(({ position }) => position);
      expect(answered).toEqual(log);
      for (const position of log) expect(position).toMatch(/^\d{40}$/);
      const following = await follow(store, "", (batches) => batches.at(-1)!.length === 0);
      expect(following.flat().map(({ position }) => position)).toEqual(log);
      const streams = appends.map((_, at) => collect(store.readStream(`auction-${at}`)));
      const places = (await Promise.all(streams)).flat().map(({ position }) => position);
      expect(places.toSorted()).toEqual(log);
    });

    it("takes an append of little less than a mebibyte, counted in bytes, and refuses more", async () => {
      const text = (letters: number) => [eventToStore("a", { text: "ن".repeat(letters) })];
      await expect(store.append("auction-1", NO_STREAM, text(600_000))).rejects.toBeInstanceOf(TypeError);
      await store.append("auction-1", NO_STREAM, text(520_000));
      expect((await collect(store.readStream("auction-1")))[0]!.data).toEqual(text(520_000)[0]!.data);
    });

    it("passes over the server's own events, at the head too", async () => {
      const { positions } = await store.append("auction-1", NO_STREAM, eventsToStore("a"));
      for (let at = 0; at < 3; at += 1) {
        const own = Array.from({ length: 20 }, () =>
          jsonEvent({ id: randomUUID(), type: "$own", data: {}, metadata: {} }),
        );
        const expectedRevision = at === 0 ? NOTHING_YET : BigInt(20 * at - 1);
        await raw.appendToStream(`$own${corner.ending}`, own, { expectedRevision });
      }
      expect(await store.head()).toBe(positions[0]);
      expect(await collect(store.readAll({ after: positions[0]! }))).toEqual([]);
      const batches = await follow(store, "", (seen) => seen.at(-1)!.length === 0);
      expect(batches.flat().map(({ position }) => position)).toEqual(positions);
    });

    it("calls a stream that somebody deleted damage, to readers and writers, and gives the others", async () => {
      await store.append("auction-1", NO_STREAM, eventsToStore("a"));
      await store.append("auction-2", NO_STREAM, eventsToStore("b"));
      await raw.tombstoneStream(`auction-1${corner.ending}`);
      await expect(collect(store.readStream("auction-1"))).rejects.toBeInstanceOf(LogDamaged);
      await expect(store.append("auction-1", 0, eventsToStore("c"))).rejects.toBeInstanceOf(LogDamaged);
      expect(await collect(store.readStream("auction-2"))).toHaveLength(1);
      expect(await store.append("auction-2", 0, eventsToStore("d"))).toMatchObject({ revision: 1 });
    });

    it("loses and doubles nothing while its lines are cut under 8 writers, and no subscriber sees a gap or a repeat", async () => {
      const each = 60;
      const following = follow(store, "", (batches) => batches.flat().length >= 8 * each);
      let answered = 0;
      const writing = Array.from({ length: 8 }, async (_, writer) => {
        for (let revision = 0; revision < each; revision += 1) {
          await appendUntilAnswered(store, `auction-${writer}`, revision - 1, eventsToStore(`${writer}/${revision}`));
          answered += 1;
        }
      });
      for (let cut = 1; cut <= CUTS; cut += 1) {
        const enough = (8 * each * cut) / (CUTS + 1);
        await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(enough);
        line.cut();
      }
      await Promise.all(writing);
      const log = await idsIn(store);
      expect(log).toHaveLength(8 * each);
      expect(new Set(log).size).toBe(8 * each);
      expect((await following).flat().map(({ id }) => id)).toEqual(log);
    });

    it("is waited for no longer than the limit when its line is silent or refuses, and goes on by itself", async () => {
      await store.append("auction-1", NO_STREAM, eventsToStore("a"));
      const hasty = await connect(HASTY_MS);
      await appendUntilAnswered(hasty, "auction-1", NO_STREAM, eventsToStore("a"));
      let seen = 0;
      const following = follow(store, "", (batches) => (seen = batches.flat().length) >= 2);
      await expect.poll(() => seen).toBe(1);
      for (const [trouble, mend] of [
        [async () => line.stall(), async () => line.flow()],
        [() => line.refuse(), () => line.accept()],
      ] as const) {
        await trouble();
        const asked = [hasty.append("auction-1", 0, eventsToStore("b")), hasty.head(), collect(hasty.readAll())];
        for (const outcome of await Promise.all(asked.map(outcomeOf))) expect(outcome).toBeInstanceOf(StoreUnavailable);
        await mend();
      }
      expect(await appendUntilAnswered(hasty, "auction-1", 0, eventsToStore("b"))).toMatchObject({ revision: 1 });
      expect((await following).flat().map(({ id }) => id)).toEqual(await idsIn(store));
      expect(seen).toBe(2);
    });
  });
};
