import type { RecordedEvent } from "../kernel/event";
import { statusAfter } from "./auction-status";
import type { AuctionEvent, AuctionScheduled, Outcome, PublicRow } from "./auction.events";
import type { AuctionHead, AuctionTerms, FeedRow } from "./auction.views";
import { incrementAt } from "./bid-increment";

/** What everyone may know of an auction, its lines aside: the fold that the live room, replays and histories share. */
export type PublicRoom = {
  head: AuctionHead;
  terms: AuctionTerms;
  /** Standing rows of each bidder, by alias from 1. */
  rowsOf: number[];
  /** How many rows the system wrote for a bidder (inner alias) in answer to another (outer alias): they fall with that one. */
  answersTo: Readonly<Record<number, Readonly<Record<number, number>>>>;
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
  rowsOf: [],
  answersTo: {},
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

type Counts = Pick<PublicRoom, "rowsOf" | "answersTo">;

const withRows = ({ rowsOf, answersTo }: Counts, alias: number, rows: readonly PublicRow[]): Counts => {
  const counted = [...rowsOf];
  const answers = { ...answersTo[alias] };
  for (const row of rows) {
    while (counted.length < row.alias) counted.push(0);
    counted[row.alias - 1]! += 1;
    if (row.alias !== alias) answers[row.alias] = (answers[row.alias] ?? 0) + 1;
  }
  return { rowsOf: counted, answersTo: { ...answersTo, [alias]: answers } };
};

/** Their own rows fall, and with them what the system bid for others only because of them. */
const withoutBidder = ({ rowsOf, answersTo }: Counts, alias: number): Counts => {
  const fallen = answersTo[alias] ?? {};
  const counted = rowsOf.map((count, index) =>
    index === alias - 1 ? 0 : Math.max(0, count - (fallen[index + 1] ?? 0)),
  );
  return { rowsOf: counted, answersTo: { ...answersTo, [alias]: {} } };
};

const countsAfter = (counts: Counts, event: AuctionRecord): Counts => {
  if (event.type === "BidderVoided") return withoutBidder(counts, event.data.alias);
  if (event.type !== "BidPlaced" && event.type !== "MaximumRaised") return counts;
  return event.data.rows.length === 0 ? counts : withRows(counts, event.data.alias, event.data.rows);
};

const isSameHead = (a: AuctionHead, b: AuctionHead): boolean =>
  (Object.keys(a) as (keyof AuctionHead)[]).every((field) => a[field] === b[field]);

const nextHead = (room: PublicRoom, event: AuctionRecord, { rowsOf }: Counts): AuctionHead => {
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
    room: { head, terms: room.terms, rowsOf: counts.rowsOf, answersTo: counts.answersTo },
    added: rows.map((row): FeedRow => ({ sequence, ...row })),
    voidedRows: event.type === "BidderVoided" ? event.data.voidedRows : [],
  };
};
