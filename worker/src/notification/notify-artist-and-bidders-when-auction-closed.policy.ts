import type { AuctionClosed } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** The artist, and everyone who did not win; the winner hears of it when the winner is determined. */
export const notifyArtistAndBiddersWhenAuctionClosed: Policy<AuctionClosed> = {
  name: "notify-artist-and-bidders-when-auction-closed",
  handles: ["AuctionClosed"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, artistId, outcome, price, winnerId, bidderIds } = event.data;
    const subject = { auctionId, artworkId, ...(price === null ? {} : { amount: price }) };
    const forArtist =
      outcome === "sold"
        ? noticeTo(artistId, "auctionSold", subject, event)
        : noticeTo(artistId, "auctionPassed", { ...subject, reason: outcome }, event);
    const losers = bidderIds.filter((bidderId) => bidderId !== winnerId);
    const reason = outcome === "sold" ? {} : { reason: outcome };
    return [
      forArtist,
      ...losers.map((bidderId) => noticeTo(bidderId, "auctionLost", { ...subject, ...reason }, event)),
    ];
  },
};
