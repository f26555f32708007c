import type { ReturnConsignedArtwork } from "@naqsh/shared/artwork";
import type { AuctionCancelled, AuctionClosed, AuctionLapsed } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";

const REASONS = { AuctionClosed: "unsold", AuctionLapsed: "lapsed", AuctionCancelled: "cancelled" } as const;

export const returnConsignedArtworkWhenAuctionEndsUnsold: Policy<AuctionClosed | AuctionLapsed | AuctionCancelled> = {
  name: "return-consigned-artwork-when-auction-ends-unsold",
  handles: ["AuctionClosed", "AuctionLapsed", "AuctionCancelled"],
  onMoneyPath: false,
  react: (event) => {
    if (event.type === "AuctionClosed" && event.data.outcome === "sold") return [];
    const { artworkId, auctionId } = event.data;
    const data = { artworkId, auctionId, reason: REASONS[event.type] };
    return [commandTo<ReturnConsignedArtwork>("artwork", artworkId, { type: "ReturnConsignedArtwork", data })];
  },
};
