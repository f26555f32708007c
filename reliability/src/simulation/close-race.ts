import Koa from "koa";
import { commandIdOf } from "@naqsh/command-service/commands/command-ids";
import { createCommandService } from "@naqsh/command-service/command-service";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { sequenceOf } from "@naqsh/shared/platform/adapters/embedded-log/position-digits";
import { refusalsOver } from "@naqsh/shared/platform/adapters/lmdb/lmdb-refusals";
import { sessionsOver } from "@naqsh/shared/platform/adapters/lmdb/lmdb-sessions";
import { IDEMPOTENCY_HEADER } from "@naqsh/shared/platform/http/headers";
import { SESSION_COOKIE } from "@naqsh/shared/platform/http/session-cookie";
import { nextTurn } from "@naqsh/shared/platform/next-turn";
import type { StoredEvent } from "@naqsh/shared/platform/ports/event-store";
import type { Sessions } from "@naqsh/shared/platform/ports/sessions";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { castOf, settleIn } from "./cast";
import type { Person } from "./cast";
import { askInProcess } from "./in-process-client";
import { eventsOf, judgeRefusal, judgeRevisions } from "./judge";
import { hold, judgeAuction } from "./judge-auction";
import { createLife } from "./life";
import { createSimulatedMachine } from "./simulated-machine";
import type { Call } from "./simulated-network";

const START_MS = Date.parse("2026-03-01T09:00:00.000Z");
const OPENS_MS = START_MS + 60_000;
const ENDS_MS = OPENS_MS + 5 * 60_000;
const SOFT_CLOSE_MS = 1_000;
const silent = (): void => undefined;

export type Race = { closed: number; taken: number; late: number; extendedInClosing: boolean };

/**
 * Turns of the loop that it may take to know whose a bid is: the end may pass between its arrival and its decision, but not the
 * two seconds of Closing, in which what came in time is decided.
 */
const MOST_TURNS = 6;

const foundInTheirTime = (sessions: Sessions, chance: Chance): Sessions => ({
  ...sessions,
  find: async (token) => {
    for (let turns = chance.between(0, MOST_TURNS); turns > 0; turns -= 1) await nextTurn();
    return sessions.find(token);
  },
});

const openRace = async (seed: string) => {
  const machine = createSimulatedMachine(seed, START_MS);
  const life = createLife();
  const { time, keys, databases } = machine;
  const store = await openEmbeddedEventStore({
    directory: "/data/log",
    disk: machine.disk.mountedFor(life, silent),
    lock: () => ({ release: silent }),
  });
  const sessions = foundInTheirTime(
    sessionsOver(databases.sessions.mountedFor(life), time),
    machine.chanceOf("sessions"),
  );
  const cast = castOf(4, 1);
  await settleIn(cast, { store, keys, sessions, nowMs: START_MS });
  const service = createCommandService({
    store,
    keys,
    sessions,
    refusals: refusalsOver(databases.refusals.mountedFor(life), time),
    rateLimits: { consume: async () => null, giveBack: async () => undefined, close: async () => undefined },
    files: {
      put: async () => undefined,
      read: async () => null,
      open: async () => null,
      has: async () => false,
      remove: async () => undefined,
    },
    clock: time,
    ids: machine.idsFor(),
    logger: { debug: silent, info: silent, warn: silent, error: (facts) => hold(false, "Nothing fails unseen", facts) },
    config: { secureCookies: false, allowedOrigins: [], softCloseMs: SOFT_CLOSE_MS },
  });
  const app = new Koa();
  app.use(service.middleware);
  const callback = app.callback();
  let calls = 0;

  const post = async (who: Person, path: string, body: object): Promise<Call> => {
    calls += 1;
    const key = `00000000-0000-4000-8000-${String(calls).padStart(12, "0")}`;
    const before = sequenceOf(await store.head());
    const headers = { cookie: `${SESSION_COOKIE}=${who.token}`, [IDEMPOTENCY_HEADER.toLowerCase()]: key };
    const receivedAtMs = time.now();
    const { status, text } = await askInProcess((request, response) => void callback(request, response), {
      method: "POST",
      path,
      headers,
      body,
    });
    const between: [number, number] = [before, sequenceOf(await store.head())];
    const parsed = JSON.parse(text) as Record<string, unknown>;
    const answer = {
      status,
      text,
      body: parsed,
      between,
      arrivedAtMs: receivedAtMs,
      receivedAtMs,
      run: 1,
      isForgettable: false,
    };
    return {
      who,
      method: "POST",
      path,
      body,
      key,
      commandId: commandIdOf(who.id, { method: "POST", path, key }),
      firstRun: 1,
      answers: [answer],
      seen: answer,
    };
  };

  const wake = async (type: string, auctionId: string): Promise<void> => {
    calls += 1;
    const commandId = uuid5(auctionId, `${type}/${calls}`);
    await service.commandBus.dispatch({
      streamCategory: "auction",
      streamId: auctionId,
      command: { type, data: { auctionId } },
      commandId,
      correlationId: commandId,
      causationId: null,
      actorId: "close-race",
    });
  };
  return { chance: machine.chanceOf("race"), time, store, cast, post, wake };
};

/** Bids, extensions, the closing and the next bidder meet in the same milliseconds; the model judges what came of it. */
export const raceForTheClose = async (seed: string): Promise<Race> => {
  const { chance, time, store, cast, post, wake } = await openRace(seed);
  const terms = { openingPrice: 500, startsAt: instantFromMs(OPENS_MS), endsAt: instantFromMs(ENDS_MS) };
  const scheduled = await post(cast.artist, "/api/auctions", { artworkId: cast.artworkIds[0], ...terms });
  const auctionId = String(scheduled.answers[0]!.body["id"]);
  await time.advanceTo(OPENS_MS);
  await wake("OpenAuction", auctionId);

  const running: Promise<unknown>[] = [];
  const bids: Call[] = [];
  const act = (): void => {
    const kind = chance.next();
    if (kind < 0.2) running.push(wake("BeginClosing", auctionId));
    else if (kind < 0.4) running.push(wake("CloseAuction", auctionId));
    else {
      const amount = 500 + 50 * chance.between(0, 40);
      const bid = post(chance.pick(cast.bidders), `/api/auctions/${auctionId}/bids`, { amount });
      running.push(bid.then((call) => bids.push(call)));
    }
  };
  let endMs = ENDS_MS;
  for (let round = 0; round < 4; round += 1) {
    for (const offset of [-1, 0, 1, 1_999, 2_000]) {
      await time.advanceTo(endMs + offset);
      for (let acts = chance.between(1, 4); acts > 0; acts -= 1) {
        act();
        if (chance.next() < 0.3) await new Promise(setImmediate);
      }
      // Every request has arrived before time goes on; decisions may be under way.
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      if (chance.next() < 0.5) await Promise.all(running);
    }
    await Promise.all(running);
    endMs = endOf(await eventsIn(store, auctionId), endMs);
  }
  await time.advanceTo(endMs + 3_000);
  await wake("CloseAuction", auctionId);
  return judged(await eventsIn(store), bids, auctionId);
};

const eventsIn = async (
  store: Awaited<ReturnType<typeof openRace>>["store"],
  auctionId?: string,
): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  const read = auctionId === undefined ? store.readAll() : store.readStream(`auction-${auctionId}`);
  for await (const event of read) events.push(event);
  return events;
};

const endOf = (events: readonly StoredEvent[], before: number): number =>
  events.reduce(
    (end, { type, data }) => (type === "AuctionExtended" ? Date.parse(String(data["endsAt"])) : end),
    before,
  );

const judged = (events: readonly StoredEvent[], bids: readonly Call[], auctionId: string): Race => {
  judgeRevisions(events);
  const own = eventsOf(`auction-${auctionId}`, events);
  judgeAuction(own, new Map());
  for (const bid of bids) judgeRefusal(bid, events, new Map());
  const closed = own.filter(({ type }) => type === "AuctionClosed").length;
  hold(closed === 1, "I4: an auction is closed once", own);
  const extended = own.findIndex(({ type }) => type === "AuctionExtended");
  return {
    closed,
    taken: bids.filter(({ answers }) => answers[0]!.status === 201).length,
    late: bids.filter(({ answers }) => answers[0]!.body["code"] === "AUCTION_ENDED").length,
    extendedInClosing: extended > 0 && own.slice(0, extended).some(({ type }) => type === "AuctionClosing"),
  };
};
