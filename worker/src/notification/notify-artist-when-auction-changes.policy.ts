import type {
  AuctionCancelled,
  AuctionLapsed,
  AuctionOpened,
  OfferedToNextBidder,
  WinnerDetermined,
} from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { noticeTo } from "./notice";

type AuctionChange = AuctionOpened | AuctionLapsed | AuctionCancelled | OfferedToNextBidder | WinnerDetermined;

/** What becomes of a sale by the next bidder's answer; that they declined is told by the lapse that follows. */
export const notifyArtistWhenAuctionChanges: Policy<AuctionChange> = {
  name: "notify-artist-when-auction-changes",
  handles: ["AuctionOpened", "AuctionLapsed", "AuctionCancelled", "OfferedToNextBidder", "WinnerDetermined"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, artistId } = event.data;
    const subject = { auctionId, artworkId };
    switch (event.type) {
      case "AuctionOpened":
        return [noticeTo(artistId, "auctionOpened", { ...subject, at: event.data.endsAt }, event)];
      case "AuctionLapsed":
        return [noticeTo(artistId, "auctionLapsed", { ...subject, reason: event.data.reason }, event)];
      case "AuctionCancelled": {
        const isOwnDoing = event.data.cancelledBy === artistId;
        return isOwnDoing ? [] : [noticeTo(artistId, "auctionCancelled", subject, event)];
      }
      case "OfferedToNextBidder": {
        const { amount, offerEndsAt: at } = event.data;
        return [noticeTo(artistId, "saleOfferedOn", { ...subject, amount, at }, event)];
      }
      case "WinnerDetermined": {
        const { because, amount, paymentDueAt: at } = event.data;
        if (because !== "offerAccepted") return [];
        return [noticeTo(artistId, "saleOfferAccepted", { ...subject, amount, at }, event)];
      }
      default:
        return unreachable(event);
    }
  },
};
