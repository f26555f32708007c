import type { AuctionEvent } from "@naqsh/shared/auction";
import type { WhyState } from "@naqsh/shared/why";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createStreamMemory } from "../joins/stream-memory";
import type { QueryDeps } from "../query-deps";
import { AuctionStory, idOfName } from "../testing/auction-story";
import { recorded } from "../testing/fold-all";
import { createPastsOfStreams } from "./past-of-stream";
import type { KnownEvent } from "./why-facts";
import { whyStory } from "./why-story";

/** A page of a long stream, and a little more. */
const PAGE = 600;
const BIDDERS = ["mona", "sara", "omar", "nora"] as const;
const STATES: readonly WhyState[] = ["outbid", "extended", "reserveNotMet", "passed", "sale", "voided", "cancelled"];

/** Asks of an auction of which memory holds so many events; `asked` hears how much is read at once. */
const asking = (dune: AuctionStory, told: readonly AuctionEvent[], mostEvents: number) => {
  const stream = `auction-${dune.auctionId}`;
  // Every two events are of one command, as a bid and the extension that it brings.
  const events = told.map((event, place) => {
    const one = recorded(stream, event, place);
    return { ...one, metadata: { ...one.metadata, commandId: `command ${Math.floor(place / 2)}` } };
  }) as KnownEvent[];
  const counts = { read: 0, mostAtOnce: 0 };
  const store = {
    async *readStream(_: string, { from = 0, limit = Number.POSITIVE_INFINITY } = {}) {
      const part = events.slice(from, from + limit);
      counts.mostAtOnce = Math.max(counts.mostAtOnce, part.length);
      for (const event of part) {
        counts.read += 1;
        yield event;
      }
    },
  };
  const history = { find: async () => ({ documents: [{ document: events.at(-1) }] }), get: async () => null };
  const decode = (event: unknown): unknown => event;
  const streams = createStreamMemory({ store, decode, mostEvents } as never);
  const deps = { views: { history }, store, decode, streams, keys: { find: async () => null } } as unknown as QueryDeps;
  const pasts = createPastsOfStreams();
  const ask = async (state: WhyState, name: string) => {
    const asker = { userId: idOfName(name), isConcerned: false };
    const steps = await whyStory({ state, subject: dune.auctionId }, asker, deps, pasts);
    return steps?.map(({ id, facts }) => [id, facts]) ?? null;
  };
  return { ask, counts };
};

type Step = {
  kind: "leads" | "loses" | "raises" | "extends" | "voids" | "meets" | "closes";
  bidder: (typeof BIDDERS)[number];
};

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("leads", "leads", "loses", "raises", "extends", "voids", "meets", "closes"),
  bidder: fc.constantFrom(...BIDDERS),
});

const toldBy = (dune: AuctionStory, { kind, bidder }: Step, place: number): AuctionEvent => {
  const price = (1_000 + place) * 100;
  switch (kind) {
    case "leads":
      return dune.leads(bidder, price);
    case "loses":
      return dune.loses(bidder, price, price + 50);
    case "raises":
      return dune.raises(price);
    case "extends":
      return dune.extended(`2026-03-01T12:${String(place % 60).padStart(2, "0")}:00.000Z`);
    case "voids":
      return dune.voided(bidder, [], "huda", price);
    case "meets":
      return { type: "ReserveMet", data: { ...dune.of, price } };
    case "closes":
      return dune.closed();
  }
};

/** A few events, many that are in no story, and a few more. */
const auctionOf = (before: readonly Step[], between: number, behind: readonly Step[]) => {
  const dune = new AuctionStory("dune");
  const told = [dune.scheduled({ reserve: 9_999_000_00 }), dune.opened(), dune.leads("mona", 500_00)];
  for (const step of before) told.push(toldBy(dune, step, told.length));
  for (let more = 0; more < between; more += 1) told.push(dune.raises(9_000_000_00 + more));
  for (const step of behind) told.push(toldBy(dune, step, told.length));
  return { dune, told };
};

it("tells of a long auction, page by page, what it tells of one that memory holds", async () => {
  const auctions = fc.asyncProperty(
    fc.array(anyStep, { maxLength: 30 }),
    fc.integer({ min: 480, max: 1_300 }),
    fc.array(anyStep, { maxLength: 4 }),
    async (before, between, behind) => {
      const { dune, told } = auctionOf(before, between, behind);
      const [whole, long] = [asking(dune, told, Number.POSITIVE_INFINITY), asking(dune, told, 0)];
      for (const state of STATES) {
        for (const bidder of BIDDERS) {
          expect([state, bidder, await long.ask(state, bidder)]).toEqual([
            state,
            bidder,
            await whole.ask(state, bidder),
          ]);
        }
      }
      expect(long.counts.mostAtOnce).toBeLessThan(PAGE);
    },
  );
  await fc.assert(auctions, { numRuns: 20 });
});

it("reads no further back than the story lies", async () => {
  const dune = new AuctionStory("dune");
  const told = [dune.scheduled(), dune.opened(), dune.leads("mona", 500_00)];
  const raise = (): void => void told.push(dune.raises(9_000_000_00 + told.length));
  for (let more = 0; more < 20_000; more += 1) raise();
  for (const bidder of ["nora", "omar"] as const) told.push(dune.leads(bidder, 9_500_000_00));
  for (let more = 0; more < 900; more += 1) raise();
  const { ask, counts } = asking(dune, told, 0);
  expect(await ask("outbid", "nora")).toHaveLength(2);
  expect(counts.read).toBeLessThan(5 * PAGE);
});
