import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEventCodec } from "@naqsh/shared/platform/event-codec/event-codec";
import {
  RevisionConflict,
  StoreUnavailable,
  type EventStore,
  type StoredEvent,
} from "@naqsh/shared/platform/ports/event-store";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { StreamFreshness } from "./stream-freshness";
import { createCommandHandler, type CommandHandler } from "./handle-command";
import { commandId, person, raise, tallyDecider } from "../testing/tally";
import { openTestPorts, type TestPorts } from "../testing/test-ports";

const folders = temporaryFolder();
let ports: TestPorts;
let handler: CommandHandler;

/** The ports' store, and the streams that were read from it since. */
const watchedStore = (): { store: EventStore; reads: string[] } => {
  const reads: string[] = [];
  const readStream: EventStore["readStream"] = (stream, part) => {
    reads.push(stream);
    return ports.store.readStream(stream, part);
  };
  return { store: { ...ports.store, readStream }, reads };
};

/** A process that knows nothing yet, over the same ports. */
const freshHandler = (store: EventStore = ports.store): CommandHandler =>
  createCommandHandler({ ...ports, store, codec: createEventCodec({}, ports.keys) });

const eventsOf = async (stream: string): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for await (const event of ports.store.readStream(stream)) events.push(event);
  return events;
};

beforeEach(async () => {
  ports = await openTestPorts(folders.fresh());
  handler = freshHandler();
});
afterEach(() => ports.close());

describe("handling a command", () => {
  it("records its events with who, why and when, and answers with the position", async () => {
    const result = await handler.handleCommand(raise(5, person(commandId(1))));

    const [event] = await eventsOf("tally-one");
    expect(event).toMatchObject({
      type: "TallyRaised",
      revision: 0,
      recordedAt: "2026-03-01T09:00:00.000Z",
      data: { to: 5, by: 5 },
      metadata: { commandId: commandId(1), commandDigest: "digest", actorRole: "collector", causationId: null },
    });
    expect(result).toEqual({
      status: "accepted",
      position: event!.position,
      body: '{"tally":5,"by":[5]}',
      repeated: false,
    });
    expect(await handler.readState(tallyDecider, "one")).toBe(5);
  });

  it("decides what waits for one stream in one go, each on the state after the one before", async () => {
    const asked = Array.from({ length: 300 }, (_, place) =>
      handler.handleCommand(raise(place + 1, person(commandId(place)))),
    );
    const results = await Promise.all(asked);

    expect(results.map((result) => result.status === "accepted" && result.body)).toEqual(
      results.map((_, place) => JSON.stringify({ tally: place + 1, by: [1] })),
    );
    expect((await eventsOf("tally-one")).map(({ revision }) => revision)).toEqual(results.map((_, place) => place));
  });

  it("gives a refusal as a value and appends nothing", async () => {
    await handler.handleCommand(raise(5, person(commandId(1))));
    const result = await handler.handleCommand(raise(4, person(commandId(2))));

    expect(result).toMatchObject({ status: "rejected", rejection: { code: "BID_TOO_LOW", minimum: 5 } });
    expect(await eventsOf("tally-one")).toHaveLength(1);
  });

  it("reads a stream once for a refusal, and again where the refusal comes from memory", async () => {
    await handler.handleCommand(raise(5, person(commandId(1))));
    const read: (number | undefined)[] = [];
    const readStream: EventStore["readStream"] = (stream, part) => {
      read.push(part?.from);
      return ports.store.readStream(stream, part);
    };
    const other = freshHandler({ ...ports.store, readStream });
    await other.handleCommand(raise(4, person(commandId(2))));
    expect(read).toEqual([0]);
    await handler.handleCommand(raise(7, person(commandId(3))));
    expect(await other.handleCommand(raise(6, person(commandId(4))))).toMatchObject({ rejection: { minimum: 7 } });
    expect(read).toEqual([0, 1, 2]);
  });

  it("reads facts again after a second, but for those that were watched and have not changed", async () => {
    const freshness = new StreamFreshness(["tally"], ports.clock);
    const { store, reads } = watchedStore();
    const other = createCommandHandler({ ...ports, store, codec: createEventCodec({}, ports.keys), freshness });
    const readsOf = async (): Promise<number> => {
      reads.length = 0;
      await other.readState(tallyDecider, "one");
      return reads.length;
    };
    await handler.handleCommand(raise(5, person(commandId(1))));
    freshness.begin();
    await ports.clock.advanceBy(1);
    expect(await readsOf()).toBe(1);
    await ports.clock.advanceBy(2_000);
    await other.handleCommand(raise(1, person(commandId(2)), "two"));
    freshness.passed(await ports.store.head());
    expect(await readsOf()).toBe(0);
    await handler.handleCommand(raise(7, person(commandId(3))));
    freshness.changed("tally-one", 1);
    await ports.clock.advanceBy(2_000);
    expect(await readsOf()).toBe(1);
    expect(await other.readState(tallyDecider, "one")).toBe(7);
    // Nobody passes anything any more: as if nobody watched.
    await ports.clock.advanceBy(2_000);
    await other.handleCommand(raise(2, person(commandId(4)), "two"));
    expect(await readsOf()).toBe(1);
  });

  it("knows for a second that a stream has not begun, unless it begins here", async () => {
    const { store, reads } = watchedStore();
    const other = freshHandler(store);
    expect(await other.readState(tallyDecider, "one")).toBe(0);
    await handler.handleCommand(raise(5, person(commandId(1))));
    expect(await other.readState(tallyDecider, "one")).toBe(0);
    expect(reads).toEqual(["tally-one"]);
    await ports.clock.advanceBy(1_000);
    expect(await other.readState(tallyDecider, "one")).toBe(5);

    expect(await other.readState(tallyDecider, "two")).toBe(0);
    await other.handleCommand(raise(3, person(commandId(2)), "two"));
    expect(await other.readState(tallyDecider, "two")).toBe(3);
  });

  it("lets people's commands wait until the time lost is given back, and those of the system through", async () => {
    let giveBack = (): void => undefined;
    const gone = new Promise<void>((resolve) => (giveBack = resolve));
    const outageWatch = { caughtUp: () => gone };
    const waking = createCommandHandler({ ...ports, codec: createEventCodec({}, ports.keys), outageWatch });
    const asked = waking.handleCommand(raise(9, person(commandId(1))));
    await waking.handleCommand(raise(5, { ...person(commandId(2)), actorRole: "system" }));
    giveBack();
    expect((await asked).status).toBe("accepted");
    expect((await eventsOf("tally-one")).map(({ data }) => data["to"])).toEqual([5, 9]);
  });

  it("decides nothing while nobody can say which deadlines hold, and keeps no answer", async () => {
    let fails = true;
    const outageWatch = { caughtUp: () => (fails ? Promise.reject(new Error("no disk")) : null) };
    const waking = createCommandHandler({ ...ports, codec: createEventCodec({}, ports.keys), outageWatch });
    const first = await waking.handleCommand(raise(9, person(commandId(1))));
    expect(first).toMatchObject({ status: "rejected", rejection: { code: "UNAVAILABLE" } });
    fails = false;
    expect((await waking.handleCommand(raise(9, person(commandId(1))))).status).toBe("accepted");
  });

  it("refuses nobody for good by a deadline that may still move, and keeps no such answer", async () => {
    let mayMove = true;
    const outageWatch = { caughtUp: () => null, mayMove: async () => mayMove };
    const doubtful = createCommandHandler({ ...ports, codec: createEventCodec({}, ports.keys), outageWatch });
    const late = () =>
      doubtful.handleCommand({ ...raise(9, person(commandId(1))), refusal: { code: "AUCTION_ENDED" } });
    expect(await late()).toMatchObject({ rejection: { code: "UNAVAILABLE" } });
    await doubtful.handleCommand(raise(5, person(commandId(2))));
    expect(await doubtful.handleCommand(raise(4, person(commandId(3))))).toMatchObject({
      rejection: { code: "BID_TOO_LOW" },
    });
    mayMove = false;
    expect(await late()).toMatchObject({ rejection: { code: "AUCTION_ENDED" }, repeated: false });
    expect(await late()).toMatchObject({ rejection: { code: "AUCTION_ENDED" }, repeated: true });
  });

  it("gives the first answer also to a command that the stream alone remembers, and 409 to another body", async () => {
    const many = 1_200;
    const first = await handler.handleCommand(raise(1, person(commandId(0))));
    await Promise.all(
      Array.from({ length: many }, (_, place) => handler.handleCommand(raise(place + 2, person(commandId(place + 1))))),
    );
    const small = { ...ports, codec: createEventCodec({}, ports.keys), memory: { streams: 10, answers: 2 } };
    for (const later of [createCommandHandler(small), freshHandler()]) {
      await later.handleCommand(raise(many + 1, person(commandId(5_000))));
      expect(await later.handleCommand(raise(1, person(commandId(0))))).toEqual({ ...first, repeated: true });
      expect(await later.firstAnswer(raise(1, person(commandId(0))))).toEqual({ ...first, repeated: true });
      const other = await later.handleCommand(raise(2, person(commandId(0), "another")));
      expect(other).toMatchObject({ rejection: { code: "COMMAND_ID_REUSED" } });
    }
    expect(await eventsOf("tally-one")).toHaveLength(many + 1);
  });

  it("lets a bug in one command fail alone", async () => {
    const [good, bad, after] = await Promise.allSettled([
      handler.handleCommand(raise(1, person(commandId(1)))),
      handler.handleCommand(raise(Number.POSITIVE_INFINITY, person(commandId(2)))),
      handler.handleCommand(raise(3, person(commandId(3)))),
    ]);

    expect(good).toMatchObject({ status: "fulfilled", value: { status: "accepted" } });
    expect(bad).toMatchObject({ status: "rejected", reason: new Error("A bug") });
    expect(after).toMatchObject({ status: "fulfilled", value: { status: "accepted" } });
  });

  it("never lets recorded times fall, also when the clock is set back", async () => {
    await ports.clock.advanceBy(60_000);
    await handler.handleCommand(raise(1, person(commandId(1))));
    const setBack = createCommandHandler({
      ...ports,
      codec: createEventCodec({}, ports.keys),
      clock: { now: () => 0 },
    });
    await setBack.handleCommand(raise(2, person(commandId(2))));

    const times = (await eventsOf("tally-one")).map(({ recordedAt }) => recordedAt);
    expect(times).toEqual(["2026-03-01T09:01:00.000Z", "2026-03-01T09:01:00.000Z"]);
  });

  it("lets a stream with an event from the future go on from there, and every other one by the clock", async () => {
    const dayAhead = createCommandHandler({
      ...ports,
      codec: createEventCodec({}, ports.keys),
      clock: { now: () => Date.parse("2026-03-02T09:00:00.000Z") },
    });
    await dayAhead.handleCommand(raise(1, person(commandId(1))));
    await handler.handleCommand(raise(2, person(commandId(2))));
    await ports.clock.advanceBy(1_000);
    await handler.handleCommand(raise(1, person(commandId(3)), "two"));

    const timesOf = async (stream: string) => (await eventsOf(stream)).map(({ recordedAt }) => recordedAt);
    expect(await timesOf("tally-one")).toEqual(["2026-03-02T09:00:00.000Z", "2026-03-02T09:00:00.000Z"]);
    expect(await timesOf("tally-two")).toEqual(["2026-03-01T09:00:01.000Z"]);
  });
});

describe("beside another process on the same log", () => {
  it("decides again on what the other one wrote", async () => {
    const other = freshHandler();
    await handler.handleCommand(raise(5, person(commandId(1))));
    await other.handleCommand(raise(9, person(commandId(2))));
    const raised = await handler.handleCommand(raise(10, person(commandId(3))));

    expect(raised).toMatchObject({ status: "accepted", body: '{"tally":10,"by":[1]}' });
  });

  it("holds nothing for done that the other one has overtaken", async () => {
    const other = freshHandler();
    await handler.handleCommand(raise(5, person(commandId(1))));
    await other.handleCommand(raise(9, person(commandId(2))));
    const stale = await handler.handleCommand(raise(5, person(commandId(3))));

    expect(stale).toMatchObject({ status: "rejected", rejection: { code: "BID_TOO_LOW", minimum: 9 } });
  });

  it("gives up after four conflicts in a row and keeps nothing of it", async () => {
    let conflicts = 4;
    const contended: EventStore = {
      ...ports.store,
      append: async (stream, expected, events) => {
        if (conflicts > 0) throw new RevisionConflict(stream, expected, expected + 1);
        return ports.store.append(stream, expected, events);
      },
    };
    const busy = freshHandler(contended);
    const refused = await busy.handleCommand(raise(5, person(commandId(1))));
    conflicts = 0;
    const later = await busy.handleCommand(raise(5, person(commandId(1))));

    expect(refused).toMatchObject({ status: "rejected", rejection: { code: "TOO_MUCH_CONTENTION" } });
    expect(later).toMatchObject({ status: "accepted", repeated: false });
  });
});

describe("a repeated command", () => {
  it("sent 50 times at once gives one event and one answer", async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => handler.handleCommand(raise(5, person(commandId(1))))),
    );

    expect(await eventsOf("tally-one")).toHaveLength(1);
    expect(new Set(results.map((result) => JSON.stringify({ ...result, repeated: null }))).size).toBe(1);
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
  });

  it("gets its first answer from the stream when the process that gave it is gone", async () => {
    await handler.handleCommand(raise(2, person(commandId(1))));
    const first = await handler.handleCommand(raise(5, person(commandId(2))));
    await handler.handleCommand(raise(9, person(commandId(3))));

    expect(await freshHandler().handleCommand(raise(5, person(commandId(2))))).toEqual({ ...first, repeated: true });
    expect(await eventsOf("tally-one")).toHaveLength(3);
  });

  it.each([
    ["in memory", () => handler],
    ["after a restart", () => freshHandler()],
  ])("with another body is refused %s", async (_, repeating) => {
    await handler.handleCommand(raise(5, person(commandId(1))));
    const other = await repeating().handleCommand(raise(6, person(commandId(1), "another")));

    expect(other).toMatchObject({ status: "rejected", rejection: { code: "COMMAND_ID_REUSED" } });
    expect(await eventsOf("tally-one")).toHaveLength(1);
  });

  it("that was refused is refused again for a day, also when it would be accepted by then", async () => {
    await handler.handleCommand(raise(5, person(commandId(1))));
    const low = { ...raise(9, person(commandId(2))), refusal: { code: "BIDDER_BANNED" } as const };
    const refused = await handler.handleCommand(low);
    const again = await freshHandler().handleCommand({ ...low, refusal: null });
    const otherBody = await freshHandler().handleCommand(raise(9, person(commandId(2), "another")));
    await ports.clock.advanceBy(24 * 60 * 60 * 1000 + 1);
    const nextDay = await freshHandler().handleCommand({ ...low, refusal: null });

    expect(refused).toMatchObject({ status: "rejected", rejection: { code: "BIDDER_BANNED" } });
    expect(again).toEqual({ ...refused, repeated: true });
    expect(otherBody).toMatchObject({ rejection: { code: "COMMAND_ID_REUSED" } });
    expect(nextDay).toMatchObject({ status: "accepted" });
  });

  it("that had nothing to do gets its first answer again after the state went on", async () => {
    await handler.handleCommand(raise(5, person(commandId(1))));
    const quiet = await handler.handleCommand(raise(5, person(commandId(2))));
    await handler.handleCommand(raise(7, person(commandId(3))));

    expect(quiet).toMatchObject({ status: "accepted", body: '{"tally":5,"by":[]}' });
    expect(await freshHandler().handleCommand(raise(5, person(commandId(2))))).toEqual({ ...quiet, repeated: true });
  });

  it("is accepted again although facts would refuse it by now", async () => {
    const first = await handler.handleCommand(raise(5, person(commandId(1))));
    const again = { ...raise(5, person(commandId(1))), refusal: { code: "BIDDER_BANNED" } as const };

    expect(await freshHandler().handleCommand(again)).toEqual({ ...first, repeated: true });
  });

  it("that tells what is personal is answered from the stream, so that nothing of it stays in memory", async () => {
    let name: string | null = "Sara";
    const sent = { ...raise(5, person(commandId(1))), answer: () => ({ name }), tellsPersonalFields: true };
    expect(await handler.handleCommand(sent)).toMatchObject({ body: '{"name":"Sara"}', repeated: false });
    name = null;
    for (const again of [handler.handleCommand(sent), handler.firstAnswer(sent)]) {
      expect(await again).toMatchObject({ body: '{"name":null}', repeated: true });
    }
  });

  it("of the system is decided anew while it left no event, since it asks until the time has come", async () => {
    const bySystem = { ...person(commandId(2)), actorRole: "system" as const };
    await handler.handleCommand(raise(5, person(commandId(1))));
    const tooLow = await handler.handleCommand({ ...raise(9, bySystem), refusal: { code: "AUCTION_ENDED" } });
    const later = await handler.handleCommand(raise(9, bySystem));

    expect(tooLow).toMatchObject({ status: "rejected" });
    expect(later).toMatchObject({ status: "accepted", body: '{"tally":9,"by":[4]}' });
  });

  it("is found before its first step where a command has several", async () => {
    expect(await handler.firstAnswer(raise(5, person(commandId(1))))).toBeNull();
    const first = await handler.handleCommand(raise(5, person(commandId(1))));

    expect(await freshHandler().firstAnswer(raise(5, person(commandId(1))))).toEqual({ ...first, repeated: true });
  });
});

describe("an append without an answer", () => {
  /** Fails once, after or before the events lie in the store. */
  const failingOnce = (when: "before" | "after"): EventStore => {
    let failed = false;
    return {
      ...ports.store,
      append: async (...appended) => {
        const mayAppend = failed || when === "after";
        const appending = mayAppend ? ports.store.append(...appended) : null;
        const result = await appending;
        if (failed) return result!;
        failed = true;
        throw new StoreUnavailable("The line went dead");
      },
    };
  };

  it.each(["before", "after"] as const)(
    "that broke %s the events were stored is resolved by repeating it",
    async (when) => {
      const shaken = freshHandler(failingOnce(when));
      const unknown = await shaken.handleCommand(raise(5, person(commandId(1))));
      await ports.clock.advanceBy(1000);
      const repeated = await shaken.handleCommand(raise(5, person(commandId(1))));

      expect(unknown).toMatchObject({ status: "rejected", rejection: { code: "UNAVAILABLE" } });
      expect(repeated).toMatchObject({ status: "accepted", body: '{"tally":5,"by":[5]}' });
      expect(await eventsOf("tally-one")).toHaveLength(1);
    },
  );
});
