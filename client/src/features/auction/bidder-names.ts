import type { ListedBid } from "@naqsh/shared/auction";

export type BidderNames = ReadonlyMap<number, string>;

/** Names by alias, for the artist and administrators, who may see them. */
export const namesOf = (bids: ListedBid[]): BidderNames =>
  new Map(bids.flatMap((bid) => (bid.bidderName ? [[bid.bidder, bid.bidderName] as const] : [])));
