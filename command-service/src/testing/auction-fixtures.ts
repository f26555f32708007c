import type { AuctionCommand, AuctionEvent, PlaceBid, ScheduleAuction } from "@naqsh/shared/auction";
import type { Times } from "@naqsh/shared/kernel/decider";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { auctionDecider } from "../auction/auction.decider";
import type { Auction } from "../auction/auction.state";

export const AUCTION_ID = "0b0e3c1a-0000-5000-8000-000000000001";
export const ARTWORK_ID = "0b0e3c1a-0000-5000-8000-000000000002";
const OF_AUCTION = { auctionId: AUCTION_ID };

export const SCHEDULED_AT = "2026-03-01T08:00:00.000Z";
export const STARTS_AT = "2026-03-01T09:00:00.000Z";
export const ENDS_AT = "2026-03-01T10:00:00.000Z";

/** Milliseconds after the start, or before the end if negative. */
export const moment = (ms: number): Instant => after(ms < 0 ? ENDS_AT : STARTS_AT, ms);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const CLOSES_AT = after(ENDS_AT, 2_000);

export const schedule = (terms: Partial<ScheduleAuction["data"]> = {}): ScheduleAuction => ({
  type: "ScheduleAuction",
  data: {
    ...OF_AUCTION,
    artworkId: ARTWORK_ID,
    artistId: "artist",
    openingPrice: 500_00,
    reserve: null,
    estimate: null,
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
    ownIncrement: 50_00,
    incrementPolicy: "standard-1",
    softCloseMs: 2 * MINUTE,
    ...terms,
  },
});

export const bid = (bidderId: string, riyals: number, facts: Partial<PlaceBid["data"]> = {}): PlaceBid => ({
  type: "PlaceBid",
  data: {
    ...OF_AUCTION,
    bidderId,
    bidderRole: "collector",
    banned: false,
    openUnpaidWins: 0,
    maximum: riyals * 100,
    commitment: `commitment of ${bidderId}`,
    ...facts,
  },
});

export const open: AuctionCommand = { type: "OpenAuction", data: OF_AUCTION };
export const beginClosing: AuctionCommand = { type: "BeginClosing", data: OF_AUCTION };
export const close: AuctionCommand = { type: "CloseAuction", data: OF_AUCTION };
export const expireOffer: AuctionCommand = { type: "ExpireOffer", data: OF_AUCTION };
export const cancelBy = (cancelledBy: string): AuctionCommand => ({
  type: "CancelAuction",
  data: { ...OF_AUCTION, cancelledBy },
});
export const voidBidder = (alias: number, orderIsPaid = false): AuctionCommand => ({
  type: "VoidBidder",
  data: { ...OF_AUCTION, alias, voidedBy: "admin", reason: "Bids of a shill", orderIsPaid },
});
export const outage = (from: Instant, to: Instant, outageId = "outage-1"): AuctionCommand => ({
  type: "CompensateOutage",
  data: { ...OF_AUCTION, outageId, from, to },
});
export const freeze = (from: Instant, to: Instant, outageId = "freeze-1"): AuctionCommand => ({
  type: "CompensateFreeze",
  data: { ...OF_AUCTION, outageId, from, to },
});
export const missed = (orderId: string, nextBidderAllowed = true): AuctionCommand => ({
  type: "RecordMissedPayment",
  data: { ...OF_AUCTION, orderId, nextBidderAllowed },
});
export const acceptOffer = (bidderId: string, banned = false): AuctionCommand => ({
  type: "AcceptOffer",
  data: { ...OF_AUCTION, bidderId, banned },
});
export const declineOffer = (bidderId: string): AuctionCommand => ({
  type: "DeclineOffer",
  data: { ...OF_AUCTION, bidderId },
});
export const settle = (orderId: string): AuctionCommand => ({
  type: "SettleAuction",
  data: { ...OF_AUCTION, orderId },
});

export type Step = [command: AuctionCommand, at: Instant | Times];

const timesOf = (at: Instant | Times): Times => (typeof at === "string" ? { receivedAt: at, now: at } : at);

/** The events of commands that all have to be accepted, on from `before`. */
export const told = (before: readonly AuctionEvent[], ...steps: Step[]): AuctionEvent[] => {
  const events = [...before];
  let auction: Auction = events.reduce(auctionDecider.evolve, auctionDecider.initialState);
  for (const [command, at] of steps) {
    const decision = auctionDecider.decide(command, auction, timesOf(at));
    if (!decision.accepted) throw new Error(`${command.type} was refused: ${JSON.stringify(decision.rejection)}`);
    events.push(...decision.events);
    auction = decision.events.reduce(auctionDecider.evolve, auction);
  }
  return events;
};

/** A live auction with these bids, in riyals, a second apart from its start. */
export const liveWith = (terms: Partial<ScheduleAuction["data"]>, ...bids: [string, number][]): AuctionEvent[] =>
  told(
    [],
    [schedule(terms), SCHEDULED_AT],
    [open, STARTS_AT],
    ...bids.map(([bidder, riyals], nth): Step => [bid(bidder, riyals), moment((nth + 1) * 1_000)]),
  );

export const closedWith = (terms: Partial<ScheduleAuction["data"]>, ...bids: [string, number][]): AuctionEvent[] =>
  told(liveWith(terms, ...bids), [close, CLOSES_AT]);

export const given = sentencesAbout(auctionDecider, { receivedAt: moment(HOUR / 2), now: moment(HOUR / 2) });

type DataOf = { [Event in AuctionEvent as Event["type"]]: Event["data"] };

/** The data of the last event of this type. */
export const lastOf = <Type extends AuctionEvent["type"]>(
  events: readonly AuctionEvent[],
  type: Type,
): DataOf[Type] => {
  const isOfType = (event: AuctionEvent): event is AuctionEvent & { type: Type; data: DataOf[Type] } =>
    event.type === type;
  const found = events.findLast(isOfType);
  if (!found) throw new Error(`No ${type}`);
  return found.data;
};

export const typesOf = (events: readonly AuctionEvent[]): string[] => events.map(({ type }) => type);
