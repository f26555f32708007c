import type { AuctionCancelled, AuctionLapsed, AuctionOpened } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

export const notifyArtistWhenAuctionChanges: Policy<AuctionOpened | AuctionLapsed | AuctionCancelled> = {
  name: "notify-artist-when-auction-changes",
  handles: ["AuctionOpened", "AuctionLapsed", "AuctionCancelled"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, artistId } = event.data;
    const subject = { auctionId, artworkId };
    if (event.type === "AuctionOpened") {
      return [noticeTo(artistId, "auctionOpened", { ...subject, at: event.data.endsAt }, event)];
    }
    if (event.type === "AuctionLapsed") {
      return [noticeTo(artistId, "auctionLapsed", { ...subject, reason: event.data.reason }, event)];
    }
    const isOwnDoing = event.data.cancelledBy === artistId;
    return isOwnDoing ? [] : [noticeTo(artistId, "auctionCancelled", subject, event)];
  },
};
