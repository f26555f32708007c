import {
  priceAfter,
  refold,
  verifyChain,
  type AuctionEvent,
  type Bidding,
  type MaximumBid,
  type PublicRow,
  type ScheduleAuction,
} from "@naqsh/shared/auction";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auctionDecider } from "./auction.decider";
import {
  AUCTION_ID,
  bid,
  moment,
  open,
  SCHEDULED_AT,
  STARTS_AT,
  told as toldSteps,
  voidBidder,
  type Step,
} from "../testing/auction-fixtures";
import { attempts, BIDDERS, eventsOf, tell, termsOf, type Told } from "../testing/random-auction-histories";
import { createModel } from "../testing/naive-auction";
import { hasEnded, isRunning, type Auction } from "./auction.state";
import { lastStandingRow } from "./bid-book.state";

const NOBODY = 0;
const EVENT_TYPES: Exclude<AuctionEvent["type"], "AuctionLapsed">[] = [
  "AuctionScheduled",
  "AuctionOpened",
  "BidPlaced",
  "MaximumRaised",
  "ReserveMet",
  "AuctionExtended",
  "AuctionDeadlinesMoved",
  "AuctionClosing",
  "BidderVoided",
  "AuctionClosed",
  "WinnerDetermined",
  "PaymentDeadlineMissed",
  "OfferedToNextBidder",
  "OfferDeclined",
  "OfferExpired",
  "AuctionSettled",
  "AuctionCancelled",
];
const RUNS = { numRuns: 300 };

/** Holds for every history of commands, whatever is tried. */
const always = (holds: (told: Told[], terms: ScheduleAuction["data"]) => void): void =>
  fc.assert(
    fc.property(termsOf, attempts, (first, tried) => holds(tell(first, tried), first.data)),
    RUNS,
  );

const rowsOf = (event: AuctionEvent): PublicRow[] => ("rows" in event.data ? event.data.rows : []);
const isBid = (event: AuctionEvent): event is Extract<AuctionEvent, { type: "BidPlaced" | "MaximumRaised" }> =>
  event.type === "BidPlaced" || event.type === "MaximumRaised";
const stateAfter = (events: readonly AuctionEvent[]): Auction =>
  events.reduce(auctionDecider.evolve, auctionDecider.initialState);

describe("the histories that are tried", () => {
  it("reach every event and every reason to lapse", () => {
    const told = fc
      .sample(fc.tuple(termsOf, attempts), { numRuns: 4_000, seed: 7 })
      .map(([first, tried]) => tell(first, tried));
    const reached = told
      .flatMap(eventsOf)
      .map(({ type, data }) => ("reason" in data && type === "AuctionLapsed" ? data.reason : type));
    const rest = ["offerUnpaid", "offerDeclined", "offerExpired", "noNextBidder"];
    const below = ["nextBidderBelowReserve", "nextBidderNotAllowed"];
    expect([...new Set(reached)].toSorted()).toEqual([...EVENT_TYPES, ...rest, ...below].toSorted());
  });
});

describe("an auction, whatever is tried,", () => {
  it("does what a naive auction does", () => {
    always(([, ...told], terms) => {
      const model = createModel(terms);
      for (const { command, times, decision, after } of told) {
        expect([command.type, decision.accepted]).toEqual([command.type, model.take(command, times)]);
        expect(seenOf(after)).toEqual(seenWithin(model.seen(), after));
      }
    });
  });

  it("rises with every public row, but for what a void recomputes, and the last standing row is price and leader", () => {
    always((told) => {
      let last: PublicRow | undefined;
      for (const { decision, after } of told) {
        for (const event of decision.accepted ? decision.events : []) {
          for (const row of rowsOf(event)) {
            const isTiedAnswer = row.kind === "automatic" && row.amount === last?.amount;
            if (event.type === "BidderVoided") expect(row.kind).toBe("recomputed");
            else if (isStanding(last, after)) expect(isTiedAnswer || row.amount > last.amount).toBe(true);
            last = row;
          }
        }
        if (!("book" in after)) continue;
        const row = lastStandingRow(after.book, NOBODY);
        const leader = after.book.bidding;
        expect(row?.amount ?? null).toBe(leader?.price ?? null);
      }
    });
  });

  it("writes one chain of receipts", () => {
    always((told) => {
      expect(verifyChain(AUCTION_ID, eventsOf(told).flatMap(rowsOf))).toMatchObject({ intact: true });
    });
  });

  it("never bids more for anyone than the maximum that they left by then", () => {
    always((told) => {
      const maxima = new Map<number, number>();
      for (const event of eventsOf(told)) {
        if (isBid(event)) maxima.set(event.data.alias, event.data.maximum);
        for (const { alias, amount } of rowsOf(event)) expect(amount).toBeLessThanOrEqual(maxima.get(alias) ?? -1);
      }
    });
  });

  it("takes no bid that was not received before the end in force, and none after it closed", () => {
    always((told) => {
      let isClosed = false;
      for (const { decision, before } of told) {
        for (const event of decision.accepted ? decision.events : []) {
          if (isBid(event)) {
            expect(isClosed).toBe(false);
            expect(isRunning(before) && event.data.receivedAt < before.endsAt).toBe(true);
          }
          if (event.type === "AuctionClosed") {
            expect(isClosed).toBe(false);
            isClosed = true;
          }
          if (event.type === "AuctionExtended") expect(event.data.endsAt > event.data.previousEndsAt).toBe(true);
        }
      }
    });
  });

  it("sells to the highest standing bidder, at most at their maximum and at least at the reserve", () => {
    always((told, { reserve }) => {
      for (const { decision, after } of told) {
        const won = (decision.accepted ? decision.events : []).find((event) => event.type === "WinnerDetermined");
        if (won?.type !== "WinnerDetermined" || !hasEnded(after)) continue;
        const highest = standingMaxima(after);
        const { winnerId, amount, because } = won.data;
        expect(amount).toBeGreaterThanOrEqual(reserve ?? 0);
        if (because === "offerAccepted") expect(amount).toBe(highest.get(winnerId));
        else {
          expect(Math.max(...highest.values())).toBe(highest.get(winnerId));
          expect(amount).toBeLessThanOrEqual(highest.get(winnerId) ?? 0);
        }
      }
    });
  });

  it("gives every buyer an order of its own", () => {
    always((told) => {
      const orders = eventsOf(told).flatMap((event) => (event.type === "WinnerDetermined" ? [event.data.orderId] : []));
      expect(new Set(orders).size).toBe(orders.length);
    });
  });

  it("is the fold of its events: of any prefix it gives what was seen then, also from JSON", () => {
    always((told) => {
      const events: AuctionEvent[] = [];
      for (const { decision, after } of told) {
        if (decision.accepted) events.push(...decision.events);
        expect(stateAfter(events)).toEqual(after);
      }
      const stored: AuctionEvent[] = JSON.parse(JSON.stringify(events));
      expect(stored).toEqual(events);
    });
  });
});

describe("a void", () => {
  const someBids = fc.array(
    fc.record({ who: fc.constantFrom(...BIDDERS), riyals: fc.integer({ min: 1, max: 9_000 }) }),
    {
      minLength: 1,
      maxLength: 25,
    },
  );

  /** The events of those bids that are taken, a second apart. */
  const taken = (first: ScheduleAuction, bids: { who: string; riyals: number }[]): AuctionEvent[] => {
    const events = toldSteps([], [first, SCHEDULED_AT], [open, STARTS_AT]);
    for (const [nth, { who, riyals }] of bids.entries()) {
      const at = moment(nth * 1_000);
      const decision = auctionDecider.decide(bid(who, riyals), stateAfter(events), { receivedAt: at, now: at });
      if (decision.accepted) events.push(...decision.events);
    }
    return events;
  };

  it("leaves what would be if that bidder had never bid, and never a higher price", () => {
    fc.assert(
      fc.property(termsOf, someBids, (first, bids) => {
        const events = taken(first, bids);
        const placed = events.filter(isBid);
        fc.pre(placed.length > 0);
        const { bidderId, alias } = placed[0]!.data;
        const others = placed.filter(({ data }) => data.bidderId !== bidderId);
        const without = toldSteps(
          [],
          [first, SCHEDULED_AT],
          [open, STARTS_AT],
          ...others.map(({ data }): Step => [bid(data.bidderId, data.maximum / 100), data.receivedAt]),
        );
        const voided = stateAfter(toldSteps(events, [voidBidder(alias), moment(60_000)]));
        expect(biddingOf(voided)).toEqual(biddingOf(stateAfter(without)));
        expect(biddingOf(voided)?.price ?? 0).toBeLessThanOrEqual(biddingOf(stateAfter(events))?.price ?? 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a refold", () => {
  const bids = fc.array(
    fc.record({
      bidderId: fc.constantFrom("a", "b", "c"),
      maximum: fc.integer({ min: 1, max: 90 }).map((r) => r * 100_00),
    }),
    {
      maxLength: 15,
    },
  );

  it("of bids that were taken one by one comes to the same", () => {
    fc.assert(
      fc.property(termsOf, bids, ({ data }, tried) => {
        let bidding: Bidding | null = null;
        const accepted: MaximumBid[] = [];
        for (const one of tried) {
          const outcome = priceAfter(data, bidding, one);
          if (outcome.refused !== null) continue;
          bidding = outcome.bidding;
          accepted.push(one);
        }
        expect(refold(data, accepted)).toEqual(bidding);
      }),
    );
  });
});

type Seen = ReturnType<ReturnType<typeof createModel>["seen"]>;

const seenOf = (auction: Auction): Partial<Seen> => {
  if (auction.status === "unknown" || auction.status === "cancelled") return { status: "cancelled" };
  if (auction.status === "scheduled") return { status: auction.status, endsAt: auction.endsAt };
  const { status, book } = auction;
  return {
    status,
    price: book.bidding?.price ?? null,
    leader: book.bidding?.leaderId ?? null,
    buyer: "sale" in auction ? [auction.sale.buyerId, auction.sale.amount] : null,
    offer: status === "offered" ? [auction.offer.bidderId, auction.offer.amount, auction.offer.endsAt] : null,
    ...(isRunning(auction) ? { endsAt: auction.endsAt } : {}),
  };
};

/** As much of the model as the state can show. */
const seenWithin = (seen: Seen, auction: Auction): Partial<Seen> => {
  const { status, endsAt, ...rest } = seen;
  if (status === "cancelled") return { status };
  if (status === "scheduled") return { status, endsAt };
  return { status, ...rest, ...(isRunning(auction) ? { endsAt } : {}) };
};

const isStanding = (row: PublicRow | undefined, auction: Auction): row is PublicRow =>
  row !== undefined && "book" in auction && !auction.book.struck.has(row.number);

const standingMaxima = (
  auction: Exclude<Auction, { status: "unknown" | "scheduled" | "cancelled" }>,
): Map<string, number> => {
  const maxima = new Map<string, number>();
  for (let link = auction.book.bids; link !== null; link = link.before) {
    const { bidderId, maximum } = link.item;
    if (!auction.book.voided.has(bidderId)) maxima.set(bidderId, Math.max(maximum, maxima.get(bidderId) ?? 0));
  }
  return maxima;
};

const biddingOf = (auction: Auction): Bidding | null => ("book" in auction ? auction.book.bidding : null);
