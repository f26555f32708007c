import type { AuctionEvent } from "@naqsh/shared/auction";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import type { WhyState } from "@naqsh/shared/why";
import { expect, it } from "vitest";
import { createStreamMemory } from "../joins/stream-memory";
import type { QueryDeps } from "../query-deps";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { recorded } from "../testing/fold-all";
import { createPastsOfStreams } from "./past-of-stream";
import type { KnownEvent } from "./why-facts";
import { whyStory } from "./why-story";

const BIDS = 900;
/** Those of the newest events, with the first one, and a little more. */
const A_FEW = 600;

/** A long auction in which Mona led at first and was outbid by Sara, of more events than the memory holds of all streams. */
const longAuction = () => {
  const dune = new AuctionStory("dune");
  const stream = `auction-${dune.auctionId}`;
  const events: KnownEvent[] = [];
  const counts = { read: 0 };
  const tell = (...told: AuctionEvent[]): void => {
    for (const event of told) events.push(recorded(stream, event, events.length));
  };
  const store = {
    async *readStream(_: string, { from = 0, limit = Number.POSITIVE_INFINITY } = {}) {
      for (const event of events.slice(from, from + limit)) {
        counts.read += 1;
        yield event;
      }
    },
  };
  const until = (range?: { to: string }) =>
    events.filter(({ recordedAt, position }) => range === undefined || `${recordedAt}/${position}` <= range.to);
  const history = {
    find: async ({ range }: { range?: { to: string } }) => ({ documents: [{ document: until(range).at(-1) }] }),
    get: async () => null,
  };
  const decode = (event: unknown): unknown => event;
  const streams = createStreamMemory({ store, decode, mostEvents: 500 } as never);
  const deps = { views: { history }, store, decode, streams, keys: {} } as unknown as QueryDeps;
  const pasts = createPastsOfStreams();
  const ask = async (state: WhyState, name: string, at?: string) => {
    counts.read = 0;
    const asker = { userId: idOfName(name), isConcerned: false };
    const steps = await whyStory({ state, subject: dune.auctionId, at }, asker, deps, pasts);
    const told = steps?.map(({ type, facts }) => ("amount" in facts ? [type, facts.amount] : [type])) ?? null;
    return { told, read: counts.read };
  };
  tell(dune.scheduled({ reserve: 99_999_00 }), dune.opened(), dune.leads("mona", 500_00));
  for (let place = 0; place < BIDS; place += 1) tell(dune.leads(place % 2 === 0 ? "sara" : "omar", 600_00 + place));
  return { dune, tell, ask, momentOf: (place: number) => events[place]!.recordedAt };
};

const OUTBID_AT_FIRST = [
  ["BidPlaced", 500_00],
  ["BidPlaced", 600_00],
];

it("reads a long stream whole once for a story that lies further back, then only what is new", async () => {
  const { dune, tell, ask } = longAuction();
  expect(await ask("outbid", "mona")).toMatchObject({ told: OUTBID_AT_FIRST });
  for (let more = 0; more < 5; more += 1) {
    tell(dune.leads(more % 2 === 0 ? "sara" : "omar", 9_000_00 + more));
    const again = await ask("outbid", "mona");
    expect(again.told).toEqual(OUTBID_AT_FIRST);
    expect(again.read).toBeLessThan(A_FEW);
  }
});

it("reads it once too for a state that does not hold, and for one of the past", async () => {
  const { ask, momentOf } = longAuction();
  const then = momentOf(700);
  expect(await ask("outbid", "nora")).toMatchObject({ told: null });
  expect(await ask("outbid", "mona", then)).toMatchObject({ told: OUTBID_AT_FIRST });
  for (const again of [await ask("outbid", "nora"), await ask("outbid", "mona", then)]) {
    expect(again.read).toBeLessThan(A_FEW);
  }
});

it("tells anew what came since", async () => {
  const { dune, tell, ask } = longAuction();
  await ask("outbid", "mona");
  tell(dune.leads("mona", 9_100_00));
  expect((await ask("outbid", "mona")).told).toBeNull();
  tell(dune.leads("nora", 9_200_00));
  const newest = [
    ["BidPlaced", 9_100_00],
    ["BidPlaced", 9_200_00],
  ];
  expect((await ask("outbid", "mona")).told).toEqual(newest);
});

it("looks through all of it again once something came since that lies too far back by now", async () => {
  const { dune, tell, ask } = longAuction();
  await ask("outbid", "mona");
  tell(dune.leads("mona", 9_100_00), dune.leads("nora", 9_200_00));
  for (let place = 0; place < BIDS; place += 1) tell(dune.leads(place % 2 === 0 ? "sara" : "omar", 9_300_00 + place));
  const newer = [
    ["BidPlaced", 9_100_00],
    ["BidPlaced", 9_200_00],
  ];
  expect((await ask("outbid", "mona")).told).toEqual(newer);
  tell(dune.leads("mona", 9_900_00));
  for (let bid = 0; bid < BIDS; bid += 1) tell(dune.raises(9_900_00 + bid));
  expect((await ask("outbid", "mona")).told).toBeNull();
});

it("lets few wait for a reading of all of it, and the others come again", async () => {
  const { ask } = longAuction();
  const asked = Array.from({ length: 40 }, (_, place) => ask("outbid", `nobody ${place}`));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(40);
  for (const error of refused) expect(error).toBeInstanceOf(Unavailable);
});

it("tells each asker their own, and each moment its own", async () => {
  const { dune, tell, ask, momentOf } = longAuction();
  expect((await ask("outbid", "mona", momentOf(2))).told).toBeNull();
  expect((await ask("outbid", "mona", momentOf(3))).told).toEqual(OUTBID_AT_FIRST);
  expect((await ask("outbid", "nora")).told).toBeNull();
  expect((await ask("outbid", "mona")).told).toEqual(OUTBID_AT_FIRST);
  tell(dune.extended("2026-03-01T12:05:00.000Z"));
  expect((await ask("extended", "mona")).told).toEqual([["AuctionExtended"]]);
});
