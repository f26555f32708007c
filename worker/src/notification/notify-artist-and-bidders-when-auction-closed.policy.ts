import type { AuctionClosed } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { jobAt } from "../policies/effects";
import { TELL_LOSING_BIDDERS } from "./notification-jobs";
import { noticeTo } from "./notice";

/**
 * The artist, and everyone who did not win; the winner hears of it when the winner is determined. The bidders are told by a
 * job, since who they are is in the auction's stream and not in the event, which would grow with them.
 */
export const notifyArtistAndBiddersWhenAuctionClosed: Policy<AuctionClosed> = {
  name: "notify-artist-and-bidders-when-auction-closed",
  handles: ["AuctionClosed"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, artistId, outcome, price } = event.data;
    const subject = { auctionId, artworkId, ...(price === null ? {} : { amount: price }) };
    const forArtist =
      outcome === "sold"
        ? noticeTo(artistId, "auctionSold", subject, event)
        : noticeTo(artistId, "auctionPassed", { ...subject, reason: outcome }, event);
    if (price === null) return [forArtist];
    const job = { ...TELL_LOSING_BIDDERS, id: `tell-losing-bidders_${event.id}`, at: event.recordedAt };
    return [forArtist, jobAt({ ...job, data: { auctionId, closeId: event.id } })];
  },
};
