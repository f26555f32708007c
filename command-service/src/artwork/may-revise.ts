import type { ArtworkRejection } from "@naqsh/shared/artwork";
import type { KnownArtwork } from "./artwork.state";

/** A work is revised or withdrawn by its own artist, and neither in an auction, while it is reserved, nor once it is sold. */
export const mayRevise = (artwork: KnownArtwork, userId: string): ArtworkRejection | null => {
  if (userId !== artwork.artistId) return { code: "NOT_YOUR_ARTWORK" };
  if (artwork.status === "consigned") return { code: "ARTWORK_IS_CONSIGNED", auctionId: artwork.auctionId };
  if (artwork.status === "reserved") return { code: "ARTWORK_IS_RESERVED", reservedUntil: artwork.reservedUntil };
  if (artwork.status === "withdrawn") return { code: "ARTWORK_WITHDRAWN" };
  return artwork.status === "sold" ? { code: "ARTWORK_IS_SOLD" } : null;
};
