import type { ArtworkCard, AuctionOfArtwork } from "@naqsh/shared/artwork";

/** They have the work until somebody has paid for it, or nobody will. */
const AWAITED: readonly AuctionOfArtwork["status"][] = ["awaitingPayment", "offered"];

/**
 * The auction that a work is in, waits for the payment of, or was sold in; null for any other. A work that came back from its auction may have been sold
 * at its price since, and what that auction asked is asked no more.
 */
export const auctionInForce = ({
  auction,
  isAuction,
  sold,
}: Pick<ArtworkCard, "auction" | "isAuction" | "sold">): AuctionOfArtwork | null => {
  if (auction === null) return null;
  const isInForce = sold ? auction.status === "settled" : isAuction || AWAITED.includes(auction.status);
  return isInForce ? auction : null;
};
