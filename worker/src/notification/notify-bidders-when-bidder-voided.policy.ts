import type { BidderVoided } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { noticeTo } from "./notice";

/** The voided bidder, and those whose place changed. After the close the new winner hears of winning instead. */
export const notifyBiddersWhenBidderVoided: Policy<BidderVoided> = {
  name: "notify-bidders-when-bidder-voided",
  handles: ["BidderVoided"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, bidderId, leaderId, previousLeaderId, price, reason, afterClose } = event.data;
    const subject = { auctionId, artworkId, ...(price === null ? {} : { amount: price }) };
    const voided = noticeTo(bidderId, "bidsVoided", { auctionId, artworkId, reason }, event);
    if (afterClose || leaderId === previousLeaderId) return [voided];
    const leading = leaderId === null ? [] : [noticeTo(leaderId, "leadingAfterVoid", subject, event)];
    const lostTheLead = previousLeaderId !== null && previousLeaderId !== bidderId;
    const outbid = lostTheLead ? [noticeTo(previousLeaderId, "outbidAfterVoid", subject, event)] : [];
    return [voided, ...leading, ...outbid];
  },
};
