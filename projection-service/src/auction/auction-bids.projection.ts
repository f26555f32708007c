import type { AuctionEvent, BidderVoided, BidPlaced, MaximumRaised, PublicRow } from "@naqsh/shared/auction";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** A line of an auction's public history. Who is behind the alias is the business of `standings`. */
export type AuctionBid = PublicRow & { auctionId: string; artworkId: string; voided: boolean };

type RowEvent = BidPlaced | MaximumRaised | BidderVoided;

export const bidKey = (auctionId: string, number: number): string => `${auctionId}/${number}`;

const numberOf = (key: string): number => Number(key.slice(key.lastIndexOf("/") + 1));

const addedRow = (event: RowEvent, key: string): AuctionBid | null => {
  const { auctionId, artworkId, rows } = event.data;
  const wanted = numberOf(key);
  const row = rows.find(({ number }) => number === wanted);
  if (row === undefined) return null;
  const { number, kind, alias, amount, receivedAt, acceptedAt, commitment, hash } = row;
  return { auctionId, artworkId, voided: false, number, kind, alias, amount, receivedAt, acceptedAt, commitment, hash };
};

/** Every public row of every auction, for its history and for receipts. */
export const auctionBidsProjection: Projection<AuctionBid, RowEvent & AuctionEvent> = {
  name: "auction-bids",
  version: 1,
  indexes: { byNumber: ["auctionId", "number"], byAlias: ["auctionId", "alias", "number"] },
  handles: ["BidPlaced", "MaximumRaised", "BidderVoided"],
  keysOf: ({ type, data }) => {
    const added = data.rows.map(({ number }) => bidKey(data.auctionId, number));
    if (type !== "BidderVoided") return added;
    return [...data.voidedRows.map((number) => bidKey(data.auctionId, number)), ...added];
  },
  evolve: (bid, event, key) => (bid === null ? addedRow(event, key) : { ...bid, voided: true }),
};
