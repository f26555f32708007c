import type { PublicRow } from "@naqsh/shared/auction";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** What an event wrote into an auction's public history. Who is behind an alias is the business of `standings`. */
export type BidRows = {
  auctionId: string;
  position: Position;
  /** In the order of their numbers, which follow each other, over all events of an auction from 1. */
  rows: readonly PublicRow[];
  /** The number of the first of them; null if there is none. */
  first: number | null;
  /** Numbers of rows that no longer stand. */
  voids: readonly number[];
  /** The auction, in a list of one if there are rows. */
  listedIn: readonly string[];
  /** Whose rows they are (`bidderIn`). */
  bidders: readonly string[];
  /** The auction, in a list of one if rows were voided. */
  voidedIn: readonly string[];
};

const HANDLED = ["BidPlaced", "MaximumRaised", "BidderVoided"] as const;
type Event = EventsOf<typeof HANDLED>;

/** Names a bidder in one auction. */
export const bidderIn = (auctionId: string, alias: number): string => `${alias}/${auctionId}`;

/**
 * Every public row of every auction, for its history, its room and for receipts: a document for each event that wrote some, made
 * from the log when it is asked for (docs/decisions/0102-rows-of-bids-are-documents-of-their-events.md).
 */
export const auctionBidsProjection: Projection<BidRows, Event> = {
  name: "auction-bids",
  version: 2,
  indexes: {
    byNumber: ["listedIn", "first"],
    byBidder: ["bidders", "first"],
    byVoid: ["voidedIn", "position"],
  },
  handles: HANDLED,
  isOfEvents: true,
  keysOf: (event) => [event.id],
  evolve: (_, { type, data, position }) => {
    const { auctionId, rows } = data;
    const voids = type === "BidderVoided" ? data.voidedRows : [];
    if (rows.length === 0 && voids.length === 0) return null;
    return {
      auctionId,
      position,
      rows,
      first: rows[0]?.number ?? null,
      voids,
      listedIn: rows.length === 0 ? [] : [auctionId],
      bidders: [...new Set(rows.map(({ alias }) => bidderIn(auctionId, alias)))],
      voidedIn: voids.length === 0 ? [] : [auctionId],
    };
  },
};
