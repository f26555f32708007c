import type { MarkArtworkSold } from "@naqsh/shared/artwork";
import type { AuctionSettled } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

/** Not when the payment succeeded: that may be for a winner who was voided meanwhile, and is then given back. */
export const markArtworkSoldWhenAuctionSettled: Policy<AuctionSettled> = {
  name: "mark-artwork-sold-when-auction-settled",
  handles: ["AuctionSettled"],
  onMoneyPath: true,
  react: ({ data: { artworkId, orderId, auctionId, buyerId, amount } }) => {
    const data = { artworkId, orderId, auctionId, buyerId, amount };
    return [commandTo<MarkArtworkSold>("artwork", artworkId, { type: "MarkArtworkSold", data })];
  },
};
