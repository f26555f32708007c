import type { RecordedEvent } from "../kernel/event";
import { statusAfter } from "./auction-status";
import type { AuctionEvent, AuctionScheduled, BidderVoided, PublicRow } from "./auction.events";
import type { AuctionHead, AuctionTerms, SealedFeedRow } from "./auction.views";
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
export type RoomChange = { room: PublicRoom; added: SealedFeedRow[]; voidedRows: readonly number[] };

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

/** Written out, as each bid passes here: to spread a row into another takes ten times as long. */
const bidRow = (sequence: number, { number, kind, alias, amount, acceptedAt, hash }: PublicRow): SealedFeedRow => ({
  sequence,
  kind,
  number,
  alias,
  amount,
  at: acceptedAt,
  voided: false,
  hash,
});

/** The lines that an event adds as the change of that number, oldest first. */
const newRows = (sequence: number, event: AuctionRecord): SealedFeedRow[] => {
  const at = event.recordedAt;
  switch (event.type) {
    case "AuctionOpened":
      return [{ sequence, kind: "opened", at: event.data.openedAt }];
    case "BidPlaced":
    case "MaximumRaised":
      return event.data.rows.map((row) => bidRow(sequence, row));
    case "ReserveMet":
      return [{ sequence, kind: "reserveMet", at }];
    case "AuctionExtended":
      return [{ sequence, kind: "extended", at, endsAt: event.data.endsAt, reason: event.data.reason }];
    case "AuctionDeadlinesMoved": {
      const { startsAt } = event.data;
      return startsAt === null ? [] : [{ sequence, kind: "startMoved", at, startsAt }];
    }
    case "AuctionClosing":
      return [{ sequence, kind: "closing", at }];
    case "BidderVoided": {
      const { alias, reason, rows } = event.data;
      return [{ sequence, kind: "bidderVoided", at, alias, reason }, ...rows.map((row) => bidRow(sequence, row))];
    }
    case "AuctionClosed": {
      const { closedAt, outcome, price } = event.data;
      return [{ sequence, kind: "closed", at: closedAt, outcome, price }];
    }
    default:
      return [];
  }
};

/** Notes in a head that is being made what an event says of it, counts and status aside. */
const noteIn = (head: AuctionHead, event: AuctionRecord): void => {
  switch (event.type) {
    case "AuctionOpened":
    case "AuctionExtended":
      head.endsAt = event.data.endsAt;
      return;
    case "BidPlaced":
    case "MaximumRaised":
    case "BidderVoided":
      head.price = event.data.price;
      head.leaderAlias = event.data.leaderAlias;
      head.reserveStatus = event.data.reserveStatus;
      return;
    case "AuctionDeadlinesMoved":
      head.startsAt = event.data.startsAt ?? head.startsAt;
      head.endsAt = event.data.endsAt ?? head.endsAt;
      return;
    case "AuctionClosed":
      head.outcome = event.data.outcome;
      return;
    case "WinnerDetermined":
    case "OfferedToNextBidder":
      head.saleAmount = event.data.amount;
      return;
    case "AuctionLapsed":
      head.saleAmount = null;
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

/** Each bid passes here: a spread with fields behind it takes V8 several times as long. */
const copyOf = (head: AuctionHead): AuctionHead => ({
  auctionId: head.auctionId,
  artworkId: head.artworkId,
  status: head.status,
  startsAt: head.startsAt,
  endsAt: head.endsAt,
  originalEndsAt: head.originalEndsAt,
  price: head.price,
  ask: head.ask,
  leaderAlias: head.leaderAlias,
  reserveStatus: head.reserveStatus,
  bidCount: head.bidCount,
  bidderCount: head.bidderCount,
  outcome: head.outcome,
  saleAmount: head.saleAmount,
  sequence: head.sequence,
});

const nextHead = (room: PublicRoom, event: AuctionRecord, { bidCount, bidderCount }: Counts): AuctionHead => {
  const { terms } = room;
  const head = copyOf(room.head);
  head.bidCount = bidCount;
  head.bidderCount = bidderCount;
  noteIn(head, event);
  head.status = statusAfter(head.status, event);
  head.ask = head.price === null ? terms.openingPrice : head.price + incrementAt(terms, head.price);
  return head;
};

/**
 * What an event changes for everyone; null if nobody else may notice it (a maximum that was raised without moving
 * the price), or if there is no auction to change.
 */
export const changeOfRoom = (room: PublicRoom | null, event: AuctionRecord): RoomChange | null => {
  if (event.type === "AuctionScheduled") return { room: scheduled(event), added: [], voidedRows: [] };
  if (room === null) return null;
  const counts = countsAfter(room, event);
  const head = nextHead(room, event, counts);
  const added = newRows(head.sequence + 1, event);
  if (added.length === 0 && isSameHead(room.head, head)) return null;
  head.sequence += 1;
  return {
    room: { head, terms: room.terms, aliases: counts.aliases, recomputed: counts.recomputed },
    added,
    voidedRows: event.type === "BidderVoided" ? event.data.voidedRows : [],
  };
};
