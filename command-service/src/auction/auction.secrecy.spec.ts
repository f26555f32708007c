import { publicFactsOf, type AuctionEvent } from "@naqsh/shared/auction";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bid,
  close,
  CLOSES_AT,
  liveWith,
  moment,
  open,
  schedule,
  SCHEDULED_AT,
  STARTS_AT,
  told,
  type Step,
} from "../testing/auction-fixtures";
import { attempts, BIDDERS, eventsOf, tell, termsOf } from "../testing/random-auction-histories";
import { auctionDecider } from "./auction.decider";

const seenByOthers = (events: readonly AuctionEvent[]): object[] =>
  events.map(publicFactsOf).filter((facts) => facts !== null);

/** Some bids, in riyals; those that are refused leave nothing. */
const played = (terms: Parameters<typeof schedule>[0], bids: readonly [string, number][]): AuctionEvent[] => {
  const events = told([], [schedule(terms), SCHEDULED_AT], [open, STARTS_AT]);
  for (const [nth, [who, riyals]] of bids.entries()) {
    const at = moment(nth * 1_000);
    const state = events.reduce(auctionDecider.evolve, auctionDecider.initialState);
    const decision = auctionDecider.decide(bid(who, riyals), state, { receivedAt: at, now: at });
    if (decision.accepted) events.push(...decision.events);
  }
  return events;
};

const closed = (events: AuctionEvent[]): AuctionEvent[] => told(events, [close, CLOSES_AT]);
const someBids = fc.array(fc.tuple(fc.constantFrom(...BIDDERS), fc.integer({ min: 400, max: 4_000 })), {
  maxLength: 15,
  size: "max",
});

describe("what others see of an auction", () => {
  it("is the same whatever maximum the leader holds beyond what was needed", () => {
    fc.assert(
      fc.property(
        someBids,
        fc.integer({ min: 5_000, max: 6_000 }),
        fc.integer({ min: 6_001, max: 90_000 }),
        (bids, one, other) => {
          const last = [...bids, ["leader", one]] as [string, number][];
          const higher = [...bids, ["leader", other]] as [string, number][];
          const challenged = ["challenger", 4_700] as [string, number];
          const [a, b] = [last, higher].map((all) => closed(played({}, [...all, challenged])));
          expect(seenByOthers(a!)).toEqual(seenByOthers(b!));
          expect(a).not.toEqual(b);
        },
      ),
    );
  });

  it("is the same whether or not the leader raises their maximum", () => {
    fc.assert(
      fc.property(someBids, fc.integer({ min: 6_001, max: 90_000 }), (bids, raised) => {
        const lead = [...bids, ["leader", 6_000]] as [string, number][];
        const quiet = played({}, lead);
        const raise: Step = [bid("leader", raised), moment(60_000)];
        const later: Step = [bid("challenger", 5_000), moment(61_000)];
        expect(seenByOthers(told(quiet, raise, later))).toEqual(seenByOthers(told(quiet, later)));
      }),
    );
  });

  it("is the same whatever the figure of a reserve that nobody reached", () => {
    const reserve = fc.integer({ min: 4_001, max: 90_000 }).map((riyals) => riyals * 100);
    fc.assert(
      fc.property(someBids, reserve, reserve, (bids, one, other) => {
        const [a, b] = [one, other].map((figure) => closed(played({ reserve: figure }, bids)));
        expect(seenByOthers(a!)).toEqual(seenByOthers(b!));
      }),
    );
  });

  it("names no maximum, no reserve and nobody", () => {
    fc.assert(
      fc.property(termsOf, attempts, (first, tried) => {
        const seen = JSON.stringify(seenByOthers(eventsOf(tell(first, tried))));
        expect(seen).not.toMatch(/"(maximum|reserve)":/);
        // The examples' commitments spell out whose they are; real ones are salted hashes.
        const names = seen.replaceAll(/"commitment":"[^"]*"/g, "");
        for (const who of BIDDERS) expect(names).not.toContain(who);
      }),
    );
  });

  it("tells of a reserve that was met, and only then of its figure", () => {
    const met = seenByOthers(liveWith({ reserve: 3000_00 }, ["mona", 2000], ["saad", 4000]));
    expect(met.slice(-3)).toMatchObject([
      { type: "BidPlaced", data: { price: 2000_00, reserveStatus: "notMet" } },
      { type: "BidPlaced", data: { price: 3000_00, reserveStatus: "met" } },
      { type: "ReserveMet", data: { price: 3000_00 } },
    ]);
  });
});
