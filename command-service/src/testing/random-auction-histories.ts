import {
  askAt,
  INCREMENT_POLICIES,
  type AuctionCommand,
  type AuctionEvent,
  type ScheduleAuction,
} from "@naqsh/shared/auction";
import type { Times } from "@naqsh/shared/kernel/decider";
import type { Decision } from "@naqsh/shared/kernel/decision";
import { after, later } from "@naqsh/shared/kernel/instant";
import * as fc from "fast-check";
import { currentOrderIdOf } from "../auction/auction-sale.decider";
import { auctionDecider } from "../auction/auction.decider";
import {
  acceptOffer,
  beginClosing,
  bid,
  cancelBy,
  close,
  declineOffer,
  expireOffer,
  missed,
  open,
  freeze,
  outage,
  schedule,
  SCHEDULED_AT,
  settle,
  voidBidder,
} from "./auction-fixtures";
import { isRunning, type Auction } from "../auction/auction.state";

export const BIDDERS = ["mona", "saad", "huda", "omar"] as const;
/** An order that no auction here waits for. */
export const ANOTHER_ORDER = "another order";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What somebody tries; what it comes to depends on where the auction stands then. */
type Attempt =
  | {
      what: "bid";
      who: string;
      above: "ask" | "leader" | "opening";
      riyals: number;
      banned: boolean;
      decidedAfterMs: number;
    }
  | { what: "wait"; ms: number }
  | { what: "waitForStart" }
  | { what: "waitForEnd"; ms: number }
  | { what: "void"; alias: number; orderIsPaid: boolean }
  | { what: "outage" | "freeze"; ms: number; id: number }
  | { what: "missed"; allowed: boolean; staleOrder: boolean }
  | { what: "accept" | "decline"; who: string; banned: boolean }
  | { what: "open" | "beginClosing" | "close" | "cancel" | "settle" | "expire" };

export type Told = {
  command: AuctionCommand;
  times: Times;
  decision: Decision<AuctionEvent, { code: string }>;
  before: Auction;
  after: Auction;
};

const riyals = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max }).map((value) => value * 100);

export const termsOf: fc.Arbitrary<ScheduleAuction> = fc
  .record({
    openingPrice: riyals(1, 6_000),
    aboveOpening: fc.option(riyals(0, 4_000)),
    ownIncrement: riyals(1, 400),
    incrementPolicy: fc.constantFrom(...INCREMENT_POLICIES),
    softCloseMs: fc.constantFrom(0, 2 * MINUTE),
  })
  .map(({ aboveOpening, ...terms }) =>
    schedule({ ...terms, reserve: aboveOpening === null ? null : terms.openingPrice + aboveOpening }),
  );

/** Whoever has an offer when it is tried. */
const OFFERED = "whoever is offered it";
const mostly = (usual: boolean): fc.Arbitrary<boolean> => fc.constantFrom(usual, usual, usual, !usual);
const who = fc.constantFrom(...BIDDERS);
export const bidAttempt: fc.Arbitrary<Attempt> = fc.record({
  what: fc.constant("bid" as const),
  who,
  above: fc.constantFrom("ask", "leader", "opening"),
  riyals: fc.oneof(
    fc.constant(0),
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: 0, max: 3_000 }),
    fc.constantFrom(50, 100, 250),
  ),
  banned: fc.constantFrom(false, false, false, false, false, false, false, true),
  decidedAfterMs: fc.constantFrom(0, 3, 500),
});
const clockAttempt: fc.Arbitrary<Attempt> = fc.oneof(
  fc.record({ what: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 10 * MINUTE }) }),
  fc.record({ what: fc.constant("waitForEnd" as const), ms: fc.integer({ min: -3 * MINUTE, max: 4_000 }) }),
  fc.record({ what: fc.constantFrom("open", "beginClosing", "close") }),
  fc.record({ what: fc.constant("outage" as const), ms: fc.integer({ min: 1, max: 3 * HOUR }), id: fc.nat(3) }),
  fc.record({ what: fc.constant("freeze" as const), ms: fc.integer({ min: 500, max: 9_999 }), id: fc.nat(3) }),
);
const voidAttempt: fc.Arbitrary<Attempt> = fc.record({
  what: fc.constant("void" as const),
  alias: fc.integer({ min: 1, max: 5 }),
  orderIsPaid: fc.boolean(),
});
const longWait: fc.Arbitrary<Attempt> = fc.record({
  what: fc.constant("wait" as const),
  ms: fc.integer({ min: 0, max: 3 * HOUR }),
});
const saleAttempt: fc.Arbitrary<Attempt> = fc.oneof(
  voidAttempt,
  fc.record({ what: fc.constant("missed" as const), allowed: mostly(true), staleOrder: mostly(false) }),
  fc.record({
    what: fc.constantFrom("accept", "decline"),
    who: fc.constantFrom(...BIDDERS, OFFERED, OFFERED, OFFERED),
    banned: mostly(false),
  }),
  fc.record({ what: fc.constantFrom("settle", "expire", "expire") }),
  fc.constantFrom({ what: "wait" as const, ms: 25 * HOUR }, { what: "wait" as const, ms: HOUR }),
);
const cancelAttempt: fc.Arbitrary<Attempt> = fc.record({ what: fc.constant("cancel" as const) });

/** Mostly bids, in an auction that is opened early on and usually closed before its aftermath is tried. */
export const attempts: fc.Arbitrary<Attempt[]> = fc
  .tuple(
    fc.array(fc.oneof(clockAttempt, longWait), { maxLength: 3 }),
    fc.array(
      fc.oneof(
        { weight: 30, arbitrary: bidAttempt },
        { weight: 6, arbitrary: clockAttempt },
        { weight: 2, arbitrary: voidAttempt },
        { weight: 1, arbitrary: saleAttempt },
        { weight: 1, arbitrary: cancelAttempt },
      ),
      { maxLength: 25, size: "max" },
    ),
    fc.array(
      fc.oneof(
        { weight: 8, arbitrary: saleAttempt },
        { weight: 1, arbitrary: fc.oneof(bidAttempt, clockAttempt, cancelAttempt) },
      ),
      {
        maxLength: 12,
        size: "max",
      },
    ),
  )
  .map(([early, middle, late]): Attempt[] => [
    ...early,
    { what: "waitForStart" },
    { what: "open" },
    ...middle,
    { what: "waitForEnd", ms: 2_000 },
    { what: "close" },
    ...late,
  ]);

/** Tells an auction what was tried and keeps all that came of it; starts with its scheduling. */
export const tell = (first: ScheduleAuction, tried: readonly Attempt[]): Told[] => {
  const told: Told[] = [];
  let now = SCHEDULED_AT;
  let auction: Auction = auctionDecider.initialState;
  const say = (command: AuctionCommand, decidedAfterMs = 0): void => {
    const times = { receivedAt: now, now: after(now, decidedAfterMs) };
    const before = auction;
    const decision = auctionDecider.decide(command, auction, times);
    if (decision.accepted) auction = decision.events.reduce(auctionDecider.evolve, auction);
    told.push({ command, times, decision, before, after: auction });
  };
  say(first);
  for (const attempt of tried) {
    if (attempt.what === "wait") now = after(now, attempt.ms);
    else if (attempt.what === "waitForStart") now = auction.status === "scheduled" ? later(now, auction.startsAt) : now;
    else if (attempt.what === "waitForEnd")
      now = isRunning(auction) ? later(now, after(auction.endsAt, attempt.ms)) : now;
    else {
      say(commandOf(attempt, auction, now), attempt.what === "bid" ? attempt.decidedAfterMs : 0);
      now = after(now, 1);
    }
  }
  return told;
};

export const eventsOf = (told: readonly Told[]): AuctionEvent[] =>
  told.flatMap(({ decision }) => (decision.accepted ? decision.events : []));

type Said = Exclude<Attempt, { what: "wait" | "waitForStart" | "waitForEnd" }>;

const commandOf = (attempt: Said, auction: Auction, now: string): AuctionCommand => {
  switch (attempt.what) {
    case "bid":
      return bid(attempt.who, baseOf(attempt.above, auction) / 100 + attempt.riyals, { banned: attempt.banned });
    case "void":
      return voidBidder(attempt.alias, attempt.orderIsPaid);
    case "outage":
      return outage(after(now, -attempt.ms), now, `outage-${attempt.id}`);
    case "freeze":
      return freeze(after(now, -attempt.ms), now, `freeze-${attempt.id}`);
    case "missed":
      return missed(attempt.staleOrder ? ANOTHER_ORDER : (currentOrderIdOf(auction) ?? ANOTHER_ORDER), attempt.allowed);
    case "accept":
      return acceptOffer(offeredOr(attempt.who, auction), attempt.banned);
    case "decline":
      return declineOffer(offeredOr(attempt.who, auction));
    case "settle":
      return settle(currentOrderIdOf(auction) ?? ANOTHER_ORDER);
    case "cancel":
      return cancelBy("artist");
    case "open":
      return open;
    case "beginClosing":
      return beginClosing;
    case "close":
      return close;
    case "expire":
      return expireOffer;
  }
};

const offeredOr = (name: string, auction: Auction): string =>
  name === OFFERED && auction.status === "offered" ? auction.offer.bidderId : name;

const baseOf = (above: "ask" | "leader" | "opening", auction: Auction): number => {
  if (!("book" in auction)) return 0;
  const { terms, bidding } = auction.book;
  if (above === "opening" || !bidding) return terms.openingPrice;
  return above === "leader" ? bidding.leaderMaximum : askAt(terms, bidding.price);
};
