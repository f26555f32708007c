import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { collect, eventToStore, eventsToStore, follow, idsIn } from "../../testing/events-to-store";
import { NO_STREAM, RevisionConflict, StoreUnavailable, type EventStore, type EventToStore } from "./event-store";

/** What any event store must do. `open` gives an empty store; the suite closes it. */
export const describeEventStore = (adapter: string, open: () => Promise<EventStore>): void => {
  describe(`${adapter} as an event store`, () => {
    let store: EventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    describe("appending", () => {
      it("gives back what was stored, with its place", async () => {
        const data = {
          name: "نقش 🎨",
          amount: 1250,
          list: [1, null, { deep: true }],
          empty: {},
          text: 'quo"te\n\u2028',
        };
        const { revision, positions } = await store.append("auction-1", NO_STREAM, [eventToStore("a", data)]);

        expect(revision).toBe(0);
        const stored = { ...eventToStore("a", data), stream: "auction-1", revision: 0, position: positions[0] };
        expect(await collect(store.readStream("auction-1"))).toEqual([stored]);
        expect(await collect(store.readAll())).toEqual([stored]);
        expect(await store.head()).toBe(positions[0]);
      });

      it("says whether it would take an append, and appends nothing to find out", async () => {
        await store.takes();
        expect(await idsIn(store)).toEqual([]);
        await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"));
        await store.append("auction-1", 1, eventsToStore("c"));
        await store.takes();
        expect(await idsIn(store)).toEqual(eventsToStore("a", "b", "c").map(({ id }) => id));
        await store.close();
        await expect(store.takes()).rejects.toThrow(StoreUnavailable);
      });

      it("numbers a stream from 0 without gaps and the log in rising positions", async () => {
        const first = await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"));
        const other = await store.append("auction-2", NO_STREAM, eventsToStore("c"));
        const second = await store.append("auction-1", 1, eventsToStore("d"));

        expect([first.revision, other.revision, second.revision]).toEqual([1, 0, 2]);
        const positions = [...first.positions, ...other.positions, ...second.positions];
        expect(positions).toEqual([...positions].toSorted());
        expect(new Set(positions).size).toBe(4);
        const revisions = (await collect(store.readStream("auction-1"))).map((event) => event.revision);
        expect(revisions).toEqual([0, 1, 2]);
      });

      it.each([
        ["a stream that must not exist", NO_STREAM],
        ["an older revision", 0],
        ["a revision that is not there yet", 5],
      ])("refuses %s and changes nothing", async (_, expected) => {
        await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"));
        const late = store.append("auction-1", expected, eventsToStore("late"));

        await expect(late).rejects.toMatchObject({
          name: "RevisionConflict",
          stream: "auction-1",
          expected,
          actual: 1,
        });
        expect(await idsIn(store)).toEqual(eventsToStore("a", "b").map(({ id }) => id));
      });

      it("refuses a revision of a missing stream", async () => {
        await expect(store.append("auction-1", 0, eventsToStore("a"))).rejects.toBeInstanceOf(RevisionConflict);
        expect(await store.head()).toBe("");
      });

      it("stores all events of an append or none", async () => {
        const broken = { ...eventToStore("b"), id: "not a uuid" };
        await expect(store.append("auction-1", NO_STREAM, [eventToStore("a"), broken])).rejects.toBeInstanceOf(
          TypeError,
        );
        expect(await idsIn(store)).toEqual([]);
        await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"));
        expect(await idsIn(store)).toHaveLength(2);
      });
    });

    describe("appending the same again", () => {
      it("gives the first answer, also after later events", async () => {
        const first = await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"));
        await store.append("auction-1", 1, eventsToStore("c"));

        expect(await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"))).toEqual(first);
        expect(await idsIn(store)).toHaveLength(3);
      });

      it("gives 50 copies at once one place and one answer", async () => {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => store.append("auction-1", NO_STREAM, eventsToStore("a"))),
        );
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(await idsIn(store)).toHaveLength(1);
      });

      it("refuses an old append with one more event, and other events", async () => {
        await store.append("auction-1", NO_STREAM, eventsToStore("a"));
        await expect(store.append("auction-1", NO_STREAM, eventsToStore("a", "b"))).rejects.toBeInstanceOf(
          RevisionConflict,
        );
        await expect(store.append("auction-1", NO_STREAM, eventsToStore("b"))).rejects.toBeInstanceOf(RevisionConflict);
      });
    });

    describe("many at once", () => {
      it("lets exactly one of 20 writers of a stream win each round, and shows the winner to the losers", async () => {
        for (let round = 0; round < 20; round += 1) {
          const outcomes = await Promise.all(
            Array.from({ length: 20 }, async (_, writer) => {
              const outcome = await store.append("auction-1", round - 1, eventsToStore(`${round}/${writer}`)).then(
                () => "won" as const,
                (error: unknown) => error,
              );
              if (outcome === "won") return outcome;
              expect(outcome).toBeInstanceOf(RevisionConflict);
              expect(await collect(store.readStream("auction-1", { from: round }))).toHaveLength(1);
              return "lost" as const;
            }),
          );
          expect(outcomes.filter((outcome) => outcome === "won")).toHaveLength(1);
        }
        const revisions = (await collect(store.readStream("auction-1"))).map((event) => event.revision);
        expect(revisions).toEqual(Array.from({ length: 20 }, (_, revision) => revision));
      });

      it("keeps 50 streams apart", async () => {
        const streams = Array.from({ length: 50 }, (_, number) => `auction-${number}`);
        await Promise.all(
          streams.map(async (stream) => {
            for (let revision = 0; revision < 10; revision += 1) {
              await store.append(stream, revision - 1, eventsToStore(`${stream}/${revision}`));
            }
          }),
        );
        for (const stream of streams) {
          const ids = (await collect(store.readStream(stream))).map(({ id }) => id);
          expect(ids).toEqual(ids.map((_, revision) => eventToStore(`${stream}/${revision}`).id));
        }
        expect(await idsIn(store)).toHaveLength(500);
      });

      it("answers in the order of positions", async () => {
        const answered: string[] = [];
        await Promise.all(
          Array.from({ length: 100 }, async (_, number) => {
            const { positions } = await store.append(`auction-${number}`, NO_STREAM, eventsToStore(`${number}`));
            answered.push(...positions);
          }),
        );
        expect(answered).toEqual([...answered].toSorted());
      });

      it("shows an event to readers before its append is answered", async () => {
        await Promise.all(
          Array.from({ length: 20 }, async (_, number) => {
            const { positions } = await store.append(`auction-${number}`, NO_STREAM, eventsToStore(`${number}`));
            expect((await store.head()) >= positions[0]!).toBe(true);
            expect(await collect(store.readStream(`auction-${number}`))).toHaveLength(1);
          }),
        );
      });
    });

    describe("refusing poison", () => {
      const poison: [string, Partial<Record<keyof EventToStore, unknown>>][] = [
        ["an id that is no UUID", { id: "1" }],
        ["an empty type", { type: "" }],
        ["no data", { data: null }],
        ["data that is a list", { data: [] }],
        ["undefined", { data: { price: undefined } }],
        ["a BigInt", { data: { price: 1n } }],
        ["NaN", { data: { deep: [{ price: Number.NaN }] } }],
        ["infinity", { data: { price: Infinity } }],
        ["a date object", { data: { at: new Date(0) } }],
        ["a map", { data: { bids: new Map() } }],
        ["a function", { data: { price: () => 1 } }],
        ["a version below 1", { schemaVersion: 0 }],
        ["more than a megabyte", { data: { text: "x".repeat(1_100_000) } }],
      ];
      it.each(poison)("%s", async (_, part) => {
        const event = { ...eventToStore("a"), ...part } as EventToStore;
        await expect(store.append("auction-1", NO_STREAM, [event])).rejects.toBeInstanceOf(TypeError);
        await store.append("auction-1", NO_STREAM, eventsToStore("b"));
        expect(await idsIn(store)).toEqual([eventToStore("b").id]);
      });

      it("data that holds itself, no events, and no stream", async () => {
        const circle: Record<string, unknown> = {};
        circle["self"] = circle;
        await expect(store.append("auction-1", NO_STREAM, [eventToStore("a", circle)])).rejects.toBeInstanceOf(
          TypeError,
        );
        await expect(store.append("auction-1", NO_STREAM, [])).rejects.toBeInstanceOf(TypeError);
        await expect(store.append("", NO_STREAM, eventsToStore("a"))).rejects.toBeInstanceOf(TypeError);
        await expect(store.append("auction-1", -2, eventsToStore("a"))).rejects.toBeInstanceOf(TypeError);
      });
    });

    describe("reading", () => {
      const names = Array.from({ length: 30 }, (_, number) => `event ${number}`);
      beforeEach(async () => {
        for (const [number, name] of names.entries()) {
          await store.append(`auction-${number % 3}`, Math.floor(number / 3) - 1, eventsToStore(name));
        }
      });

      it("gives nothing for a missing stream", async () => {
        expect(await collect(store.readStream("auction-9"))).toEqual([]);
      });

      it("gives a part of a stream", async () => {
        const part = await collect(store.readStream("auction-1", { from: 4, limit: 3 }));
        expect(part.map(({ revision }) => revision)).toEqual([4, 5, 6]);
        expect(part.map(({ data }) => data)).toEqual([{ name: names[13] }, { name: names[16] }, { name: names[19] }]);
        expect(await collect(store.readStream("auction-1", { from: 10 }))).toEqual([]);
        expect(await collect(store.readStream("auction-1", { limit: 0 }))).toEqual([]);
        expect(await collect(store.readAll({ limit: 0 }))).toEqual([]);
      });

      it("gives a part of the log, after a position", async () => {
        const all = await collect(store.readAll());
        expect(all.map(({ data }) => data)).toEqual(names.map((name) => ({ name })));
        const after = all[11]!.position;
        expect(await collect(store.readAll({ after }))).toEqual(all.slice(12));
        expect(await collect(store.readAll({ after, limit: 5 }))).toEqual(all.slice(12, 17));
        expect(await collect(store.readAll({ after: await store.head() }))).toEqual([]);
      });

      it("ends at the head of the time of the call", async () => {
        const reading = store.readAll()[Symbol.asyncIterator]();
        const seen = [(await reading.next()).value];
        await store.append("auction-late", NO_STREAM, eventsToStore("late"));
        for (let next = await reading.next(); !next.done; next = await reading.next()) seen.push(next.value);
        expect(seen).toHaveLength(30);
      });
    });

    describe("subscribing", () => {
      it("catches up, says so with an empty batch, and goes on live", async () => {
        await store.append("auction-1", NO_STREAM, eventsToStore("a", "b"));
        const following = follow(store, "", (batches) => {
          const caughtUp = batches.filter((batch) => batch.length === 0).length;
          if (caughtUp === 1 && batches.at(-1)!.length === 0) void store.append("auction-1", 1, eventsToStore("c"));
          return caughtUp === 2;
        });
        const batches = await following;
        expect(batches.flat().map(({ id }) => id)).toEqual(eventsToStore("a", "b", "c").map(({ id }) => id));
        expect(batches.at(-1)).toEqual([]);
      });

      it("says at once that an empty log is caught up", async () => {
        expect(await follow(store, "", (batches) => batches.length === 1)).toEqual([[]]);
      });

      it("begins after the given position and keeps batches small when asked", async () => {
        const { positions } = await store.append("auction-1", NO_STREAM, eventsToStore("a", "b", "c", "d", "e"));
        const stop = new AbortController();
        const sizes: number[] = [];
        for await (const batch of store.subscribe({ after: positions[0]!, signal: stop.signal, maxBatch: 2 })) {
          sizes.push(batch.length);
          if (batch.length === 0) stop.abort();
        }
        expect(sizes).toEqual([2, 2, 0]);
      });

      it("gives every subscriber every event once and in order, while 20 write", async () => {
        const total = 200;
        const subscribers = Array.from({ length: 3 }, () =>
          follow(store, "", (batches) => batches.flat().length >= total),
        );
        await Promise.all(
          Array.from({ length: 20 }, async (_, writer) => {
            for (let revision = 0; revision < total / 20; revision += 1) {
              await store.append(`auction-${writer}`, revision - 1, eventsToStore(`${writer}/${revision}`));
            }
          }),
        );
        const log = await idsIn(store);
        for (const batches of await Promise.all(subscribers)) expect(batches.flat().map(({ id }) => id)).toEqual(log);
      });

      it("ends when the signal aborts while it waits", async () => {
        const stop = new AbortController();
        const reading = store.subscribe({ after: "", signal: stop.signal })[Symbol.asyncIterator]();
        expect((await reading.next()).value).toEqual([]);
        const waiting = reading.next();
        stop.abort();
        expect((await waiting).done).toBe(true);
      });
    });
  });
};
