import type { ArtworkEvent, ArtworkRejection, TakeBackSoldArtwork } from "@naqsh/shared/artwork";
import { accept, type Decision } from "@naqsh/shared/kernel/decision";
import type { KnownArtwork } from "./artwork.state";

/** Whether the work is still where this order's sale left it; the word of the sale itself may come later than that of its end. */
const isOfSale = ({ orderId, auctionId }: TakeBackSoldArtwork["data"], artwork: KnownArtwork): boolean => {
  switch (artwork.status) {
    case "sold":
    case "reserved":
      return artwork.orderId === orderId;
    case "consigned":
      return artwork.auctionId === auctionId;
    case "approved":
      return auctionId === null;
    case "pending":
    case "rejected":
    case "withdrawn":
      return false;
  }
};

/** A work whose paid order came to nothing is sold no more, and that order sells it never again (docs/rules.md#orders). */
export const takeBackSold = (
  { data }: TakeBackSoldArtwork,
  artwork: KnownArtwork,
): Decision<ArtworkEvent, ArtworkRejection> => {
  const { artworkId, artistId, fallenOrders } = artwork;
  const { orderId } = data;
  if (fallenOrders.includes(orderId) || !isOfSale(data, artwork)) return accept();
  return accept({ type: "SoldArtworkReturned", data: { artworkId, artistId, orderId } });
};
