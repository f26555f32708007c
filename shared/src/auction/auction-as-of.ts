import type { Instant } from "../kernel/instant";
import type { AuctionHead, AuctionTerms, FeedRow, LotOfAuction, SealedFeedRow } from "./auction.views";
import { changeOfRoom } from "./public-room";
import type { AuctionRecord, PublicRoom } from "./public-room";

type BidRow = Extract<FeedRow, { number: number }>;
type ExtendedRow = Extract<FeedRow, { kind: "extended" }>;

/** A line of the feed with what a replay adds to it: when a bid was received, and the end that an extension moved. */
export type ReplayRow =
  | (BidRow & { receivedAt: Instant })
  | (ExtendedRow & { previousEndsAt: Instant })
  | Exclude<FeedRow, BidRow | ExtendedRow>;

type SealedReplayRow = Exclude<ReplayRow, { kind: "bidderVoided" }> | Extract<SealedFeedRow, { kind: "bidderVoided" }>;

/** A moment before what was written about people in it is opened. */
export type SealedReplayMoment = Omit<ReplayMoment, "rows"> & { rows: SealedReplayRow[] };

/** One public change of an auction, when everyone saw it, and the auction's head from then on. */
export type ReplayMoment = {
  /** The live view's own count: whoever held this sequence saw exactly this. */
  sequence: number;
  at: Instant;
  head: AuctionHead;
  /** The lines that it added, oldest first. */
  rows: ReplayRow[];
  /** Numbers of rows that no longer stand since. */
  voidedRows: readonly number[];
};

/** GET /api/auctions/:id/replay */
export type AuctionReplay = { auctionId: string; terms: AuctionTerms; lot: LotOfAuction; moments: ReplayMoment[] };

const replayRow = (row: SealedFeedRow, event: AuctionRecord): SealedReplayRow => {
  if ("number" in row) {
    const rows = "rows" in event.data ? event.data.rows : [];
    return { ...row, receivedAt: rows.find(({ number }) => number === row.number)?.receivedAt ?? row.at };
  }
  if (row.kind !== "extended") return row;
  return { ...row, previousEndsAt: event.type === "AuctionExtended" ? event.data.previousEndsAt : row.endsAt };
};

/** How an auction stands after its last public change. */
export type AuctionNow = Pick<PublicRoom, "head" | "terms"> & { asOf: Instant };

/** The fold of a replay, event by event from the first of the stream. It holds no past: each public change is given once. */
export const createAuctionFold = (): {
  /** The public change that an event makes; null if nobody sees any. */
  take: (event: AuctionRecord) => SealedReplayMoment | null;
  /** Null before the auction was scheduled. */
  now: () => AuctionNow | null;
} => {
  let room: PublicRoom | null = null;
  let asOf: Instant | null = null;
  return {
    take: (event) => {
      const change = changeOfRoom(room, event);
      if (change === null) return null;
      room = change.room;
      asOf = event.recordedAt;
      return {
        sequence: room.head.sequence,
        at: event.recordedAt,
        head: room.head,
        rows: change.added.map((row) => replayRow(row, event)),
        voidedRows: change.voidedRows,
      };
    },
    now: () => (room === null || asOf === null ? null : { head: room.head, terms: room.terms, asOf }),
  };
};

/** The room that watchers saw after a moment: its head and at most `limit` lines, newest first. */
export const roomAtMoment = (
  moments: readonly ReplayMoment[],
  index: number,
  limit: number,
): { head: AuctionHead; rows: ReplayRow[] } | null => {
  const moment = moments[index];
  if (moment === undefined) return null;
  const voided = new Set(moments.slice(0, index + 1).flatMap(({ voidedRows }) => voidedRows));
  const rows: ReplayRow[] = [];
  for (let at = index; at >= 0 && rows.length < limit; at -= 1) rows.push(...moments[at]!.rows.toReversed());
  return {
    head: moment.head,
    rows: rows
      .slice(0, limit)
      .map((row) => ("number" in row && voided.has(row.number) ? { ...row, voided: true } : row)),
  };
};
