import type { BidPlaced } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** A bidder who still leads is not told. A challenger who loses at once sees it in the answer to the bid. */
export const notifyOutbidBidderWhenBidPlaced: Policy<BidPlaced> = {
  name: "notify-outbid-bidder-when-bid-placed",
  handles: ["BidPlaced"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, leaderId, previousLeaderId, price } = event.data;
    if (previousLeaderId === null || previousLeaderId === leaderId) return [];
    const subject = { auctionId, artworkId, ...(price === null ? {} : { amount: price }) };
    return [noticeTo(previousLeaderId, "outbid", subject, event)];
  },
};
