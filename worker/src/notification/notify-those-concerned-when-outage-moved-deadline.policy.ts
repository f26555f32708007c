import type { AuctionDeadlinesMoved } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentDeadlineMoved } from "@naqsh/shared/order";
import { noticeTo } from "./notice";

/**
 * Tells those whose own deadline an outage moved: the buyer who is to pay, the bidder who is to answer an offer. That an
 * auction ends or starts later stands on its page: a restart of 20 s would otherwise write to every bidder of the shop.
 */
export const notifyThoseConcernedWhenOutageMovedDeadline: Policy<AuctionDeadlinesMoved | PaymentDeadlineMoved> = {
  name: "notify-those-concerned-when-outage-moved-deadline",
  handles: ["AuctionDeadlinesMoved", "PaymentDeadlineMoved"],
  onMoneyPath: false,
  react: (event) => {
    if (event.type === "PaymentDeadlineMoved") {
      const { orderId, buyerId, paymentDueAt } = event.data;
      return [noticeTo(buyerId, "auctionExtendedByOutage", { orderId, at: paymentDueAt, reason: "payment" }, event)];
    }
    const { auctionId, artworkId, offeredToId, offerEndsAt } = event.data;
    if (offerEndsAt === null || offeredToId === null) return [];
    const subject = { auctionId, artworkId, at: offerEndsAt, reason: "offer" };
    return [noticeTo(offeredToId, "auctionExtendedByOutage", subject, event)];
  },
};
