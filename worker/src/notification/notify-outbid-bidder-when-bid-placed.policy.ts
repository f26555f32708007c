import type { BidPlaced } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import { commandTo } from "../policies/effects";
import { notify } from "./notice";

/** Whether the system was bidding for the one who led, who counted on it and may not be watching. */
const wasArmed = ({ rows, leaderAlias }: BidPlaced["data"]): boolean =>
  rows.some(({ kind, alias }) => kind === "automatic" && alias !== leaderAlias);

/** A bidder who still leads is not told. A challenger who loses at once sees it in the answer to the bid. */
export const notifyOutbidBidderWhenBidPlaced: Policy<BidPlaced> = {
  name: "notify-outbid-bidder-when-bid-placed",
  handles: ["BidPlaced"],
  onMoneyPath: false,
  react: (event) => {
    const { auctionId, artworkId, leaderId, previousLeaderId, price } = event.data;
    if (previousLeaderId === null || previousLeaderId === leaderId) return [];
    const subject = { auctionId, artworkId, ...(price === null ? {} : { amount: price }) };
    const notice = notify(event.id, previousLeaderId, "outbid", subject);
    const data = wasArmed(event.data) ? { ...notice.data, isBinding: true as const } : notice.data;
    return [commandTo("inbox", previousLeaderId, { ...notice, data })];
  },
};
