import type { OfferedToNextBidder, OfferExpired } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** Declining is the bidder's own doing and needs no notice. */
export const notifyBidderWhenOfferChanges: Policy<OfferedToNextBidder | OfferExpired> = {
  name: "notify-bidder-when-offer-changes",
  handles: ["OfferedToNextBidder", "OfferExpired"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, bidderId } = event.data;
    if (event.type === "OfferExpired") return [noticeTo(bidderId, "offerEnded", { auctionId, artworkId }, event)];
    const { amount, offerEndsAt } = event.data;
    return [noticeTo(bidderId, "offerReceived", { auctionId, artworkId, amount, at: offerEndsAt }, event)];
  },
};
