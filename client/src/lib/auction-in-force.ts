import type { ArtworkCard, AuctionOfArtwork } from "@naqsh/shared/artwork";

/**
 * The auction that a work is in, or was sold in; null for any other. A work that came back from its auction may have been sold
 * at its price since, and what that auction asked is asked no more.
 */
export const auctionInForce = ({
  auction,
  isAuction,
  sold,
}: Pick<ArtworkCard, "auction" | "isAuction" | "sold">): AuctionOfArtwork | null => {
  const isInForce = sold ? auction?.status === "settled" : isAuction;
  return isInForce ? auction : null;
};
