import type { RecordedEvent } from "../kernel/event";
import { statusAfter } from "./auction-status";
import type { AuctionEvent, AuctionScheduled, BidderVoided, Outcome, PublicRow } from "./auction.events";
import type { AuctionHead, AuctionTerms, FeedRow } from "./auction.views";
import { incrementAt } from "./bid-increment";

/** What everyone may know of an auction, its lines aside: the fold that the live room, replays and histories share. */
export type PublicRoom = {
  head: AuctionHead;
  terms: AuctionTerms;
  /** How many have bid so far, voided ones among them: the highest alias. */
  aliases: number;
  /** Numbers of the rows that voids wrote: nobody bid them, so they do not count. */
  recomputed: readonly number[];
};

/** One public change: the room after it, the lines that it added (oldest first), the numbers of rows that fell. */
export type RoomChange = { room: PublicRoom; added: FeedRow[]; voidedRows: readonly number[] };

export type AuctionRecord = RecordedEvent<AuctionEvent>;

const scheduled = ({ data }: RecordedEvent<AuctionScheduled>): PublicRoom => ({
  head: {
    auctionId: data.auctionId,
    artworkId: data.artworkId,
    status: "scheduled",
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    originalEndsAt: data.endsAt,
    price: null,
    ask: data.openingPrice,
    leaderAlias: null,
    reserveStatus: data.reserve === null ? "none" : "notMet",
    bidCount: 0,
    bidderCount: 0,
    outcome: null,
    saleAmount: null,
    sequence: 1,
  },
  terms: {
    artistId: data.artistId,
    openingPrice: data.openingPrice,
    estimate: data.estimate,
    ownIncrement: data.ownIncrement,
    incrementPolicy: data.incrementPolicy,
    softCloseMs: data.softCloseMs,
  },
  aliases: 0,
  recomputed: [],
});

/** A line of the feed before it has its number in the sequence. */
type NewRow = FeedRow extends infer Row ? (Row extends FeedRow ? Omit<Row, "sequence"> : never) : never;

const bidRow = ({ number, kind, alias, amount, acceptedAt, hash }: PublicRow): NewRow => ({
  kind,
  number,
  alias,
  amount,
  at: acceptedAt,
  voided: false,
  hash,
});

/** The lines that an event adds, oldest first. */
const newRows = (event: AuctionRecord): NewRow[] => {
  const at = event.recordedAt;
  switch (event.type) {
    case "AuctionOpened":
      return [{ kind: "opened", at: event.data.openedAt }];
    case "BidPlaced":
    case "MaximumRaised":
      return event.data.rows.map(bidRow);
    case "ReserveMet":
      return [{ kind: "reserveMet", at }];
    case "AuctionExtended":
      return [{ kind: "extended", at, endsAt: event.data.endsAt, reason: event.data.reason }];
    case "AuctionClosing":
      return [{ kind: "closing", at }];
    case "BidderVoided": {
      const { alias, reason, rows } = event.data;
      return [{ kind: "bidderVoided", at, alias, reason }, ...rows.map(bidRow)];
    }
    case "AuctionClosed":
      return [{ kind: "closed", at: event.data.closedAt, outcome: event.data.outcome, price: event.data.price }];
    default:
      return [];
  }
};

const outcomeOf = ({ price, leaderAlias, reserveStatus }: Outcome): Partial<AuctionHead> => ({
  price,
  leaderAlias,
  reserveStatus,
});

/** What an event says of the head, counts and status aside. */
const headChange = (event: AuctionRecord): Partial<AuctionHead> => {
  switch (event.type) {
    case "AuctionOpened":
    case "AuctionExtended":
      return { endsAt: event.data.endsAt };
    case "BidPlaced":
    case "MaximumRaised":
    case "BidderVoided":
      return outcomeOf(event.data);
    case "AuctionDeadlinesMoved": {
      const { startsAt, endsAt } = event.data;
      return { ...(startsAt !== null && { startsAt }), ...(endsAt !== null && { endsAt }) };
    }
    case "AuctionClosed":
      return { outcome: event.data.outcome };
    case "WinnerDetermined":
    case "OfferedToNextBidder":
      return { saleAmount: event.data.amount };
    case "AuctionLapsed":
      return { saleAmount: null };
    default:
      return {};
  }
};

type Counts = Pick<PublicRoom, "aliases" | "recomputed"> & Pick<AuctionHead, "bidCount" | "bidderCount">;

/** Their own rows fall, and with them what the system bid for others because of them; whoever else has bid keeps the row of it. */
const withoutBidder = (counts: Counts, { voidedRows, rows }: BidderVoided["data"]): Counts => {
  const fallen = voidedRows.filter((number) => !counts.recomputed.includes(number));
  return {
    aliases: counts.aliases,
    recomputed: [...counts.recomputed, ...rows.map(({ number }) => number)],
    bidCount: counts.bidCount - fallen.length,
    bidderCount: counts.bidderCount - 1,
  };
};

/** What an event adds to what was counted before it: nothing is gone through that grows with the bidders. */
const countsAfter = ({ aliases, recomputed, head }: PublicRoom, event: AuctionRecord): Counts => {
  const counts = { aliases, recomputed, bidCount: head.bidCount, bidderCount: head.bidderCount };
  if (event.type === "BidderVoided") return withoutBidder(counts, event.data);
  if (event.type !== "BidPlaced" && event.type !== "MaximumRaised") return counts;
  const { alias, rows } = event.data;
  counts.bidCount += rows.length;
  if (alias > aliases) {
    counts.aliases = alias;
    counts.bidderCount += 1;
  }
  return counts;
};

const isSameHead = (a: AuctionHead, b: AuctionHead): boolean =>
  (Object.keys(a) as (keyof AuctionHead)[]).every((field) => a[field] === b[field]);

const nextHead = (room: PublicRoom, event: AuctionRecord, { bidCount, bidderCount }: Counts): AuctionHead => {
  const { terms } = room;
  const head = { ...room.head, ...headChange(event), bidCount, bidderCount };
  head.status = statusAfter(head.status, event);
  head.ask = head.price === null ? terms.openingPrice : head.price + incrementAt(terms, head.price);
  return head;
};

/**
 * What an event changes for everyone; null where nobody else may notice it (a maximum that was raised without moving
 * the price), or where there is no auction to change.
 */
export const changeOfRoom = (room: PublicRoom | null, event: AuctionRecord): RoomChange | null => {
  if (event.type === "AuctionScheduled") return { room: scheduled(event), added: [], voidedRows: [] };
  if (room === null) return null;
  const counts = countsAfter(room, event);
  const head = nextHead(room, event, counts);
  const rows = newRows(event);
  if (rows.length === 0 && isSameHead(room.head, head)) return null;
  head.sequence += 1;
  const { sequence } = head;
  return {
    room: { head, terms: room.terms, aliases: counts.aliases, recomputed: counts.recomputed },
    added: rows.map((row): FeedRow => ({ sequence, ...row })),
    voidedRows: event.type === "BidderVoided" ? event.data.voidedRows : [],
  };
};
