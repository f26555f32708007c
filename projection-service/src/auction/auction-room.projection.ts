import { incrementAt, phaseOf, statusAfter } from "@naqsh/shared/auction";
import type {
  AuctionEvent,
  AuctionHead,
  AuctionPhase,
  AuctionScheduled,
  AuctionTerms,
  FeedRow,
  Outcome,
  PublicRow,
} from "@naqsh/shared/auction";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { mapRows, NO_ROWS, withNewRows } from "./room-rows";
import type { RoomRows } from "./room-rows";

export type AuctionRoomDocument = {
  head: AuctionHead;
  terms: AuctionTerms;
  rows: RoomRows;
  /** Rows before this change were altered since (a void): who holds less begins anew. */
  rewrittenAt: number;
  /** Standing rows of each bidder, by alias from 1. */
  rowsOf: number[];
  phase: AuctionPhase;
};

type AuctionRecord = RecordedEvent<AuctionEvent>;

const scheduled = ({ data }: RecordedEvent<AuctionScheduled>): AuctionRoomDocument => ({
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
  rows: NO_ROWS,
  rewrittenAt: 0,
  rowsOf: [],
  phase: "upcoming",
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
    default:
      return {};
  }
};

const countedRows = (rowsOf: number[], event: AuctionRecord): number[] => {
  if (event.type === "BidderVoided") {
    return rowsOf.map((count, bidder) => (bidder === event.data.alias - 1 ? 0 : count));
  }
  if (event.type !== "BidPlaced" && event.type !== "MaximumRaised") return rowsOf;
  const counted = [...rowsOf];
  for (const { kind, alias } of event.data.rows) {
    while (counted.length < alias) counted.push(0);
    if (kind !== "recomputed") counted[alias - 1]! += 1;
  }
  return counted;
};

const withVoidedRows = (rows: RoomRows, event: AuctionRecord): RoomRows => {
  if (event.type !== "BidderVoided") return rows;
  const voided = new Set(event.data.voidedRows);
  return mapRows(rows, (row) => ("number" in row && voided.has(row.number) ? { ...row, voided: true } : row));
};

const isSameHead = (a: AuctionHead, b: AuctionHead): boolean =>
  (Object.keys(a) as (keyof AuctionHead)[]).every((field) => a[field] === b[field]);

const nextHead = (room: AuctionRoomDocument, event: AuctionRecord, rowsOf: number[]): AuctionHead => {
  const { terms } = room;
  const head = { ...room.head, ...headChange(event) };
  head.status = statusAfter(head.status, event);
  head.ask = head.price === null ? terms.openingPrice : head.price + incrementAt(terms, head.price);
  if (rowsOf !== room.rowsOf) {
    head.bidCount = rowsOf.reduce((sum, count) => sum + count, 0);
    head.bidderCount = rowsOf.reduce((bidders, count) => (count > 0 ? bidders + 1 : bidders), 0);
  }
  return head;
};

const changedRoom = (room: AuctionRoomDocument, event: AuctionRecord): AuctionRoomDocument => {
  const rowsOf = countedRows(room.rowsOf, event);
  const head = nextHead(room, event, rowsOf);
  const added = newRows(event);
  if (added.length === 0 && isSameHead(room.head, head)) return room;
  head.sequence += 1;
  const { sequence } = head;
  return {
    head,
    terms: room.terms,
    rows: withNewRows(
      withVoidedRows(room.rows, event),
      added.map((row): FeedRow => ({ ...row, sequence })),
    ),
    rewrittenAt: event.type === "BidderVoided" ? sequence : room.rewrittenAt,
    rowsOf,
    phase: phaseOf(head.status),
  };
};

/**
 * The public room of an auction. `sequence` counts its public changes: an event that nobody else may notice (a raised
 * maximum that moves nothing) leaves the document as it is.
 */
export const auctionRoomProjection: Projection<AuctionRoomDocument, AuctionEvent> = {
  name: "auction-room",
  version: 1,
  indexes: {
    byEnd: ["phase", "head.endsAt"],
    byStart: ["phase", "head.startsAt"],
    byArtist: ["terms.artistId", "head.startsAt"],
    byArtwork: ["head.artworkId", "head.startsAt"],
  },
  handles: [
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
    "OfferedToNextBidder",
    "AuctionSettled",
    "AuctionLapsed",
    "AuctionCancelled",
  ],
  keysOf: (event) => [event.data.auctionId],
  evolve: (room, event) => {
    if (event.type === "AuctionScheduled") return scheduled(event);
    return room === null ? null : changedRoom(room, event);
  },
};
