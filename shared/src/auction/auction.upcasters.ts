import { madePersonal } from "../kernel/personal";
import type { UpcasterChains } from "../kernel/upcast";

/** Version 1 named every bidder, so that the event grew with the auction; the stream's bids name them. */
const withoutBidders = (data: Record<string, unknown>): Record<string, unknown> => {
  const { bidderIds: _bidderIds, ...rest } = data;
  return rest;
};

export const auctionUpcasters: UpcasterChains = {
  AuctionExtended: [withoutBidders],
  AuctionClosed: [withoutBidders],
  BidderVoided: [madePersonal("reason", "bidderId")],
};
