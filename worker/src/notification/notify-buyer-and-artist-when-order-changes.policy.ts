import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Effect, Policy } from "@naqsh/shared/kernel/policy";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { PAYMENT_ABANDONED, PAYMENT_OVERTAKEN } from "@naqsh/shared/order";
import type {
  OrderCancelled,
  OrderRefunded,
  PaymentFailed,
  PaymentSucceeded,
  RefundFailed,
  RefundOwed,
} from "@naqsh/shared/order";
import { payoutAmountsOf, splitOf } from "@naqsh/shared/payout";
import { noticeTo } from "./notice";

type OrderChange = PaymentSucceeded | PaymentFailed | OrderCancelled | RefundOwed | OrderRefunded | RefundFailed;

export const notifyBuyerAndArtistWhenOrderChanges: Policy<OrderChange> = {
  name: "notify-buyer-and-artist-when-order-changes",
  handles: ["PaymentSucceeded", "PaymentFailed", "OrderCancelled", "RefundOwed", "OrderRefunded", "RefundFailed"],
  onMoneyPath: false,
  react: (event) => {
    switch (event.type) {
      case "PaymentSucceeded":
        return paid(event);
      case "PaymentFailed": {
        const { orderId, buyerId, reason } = event.data;
        if (reason === PAYMENT_ABANDONED || reason === PAYMENT_OVERTAKEN) return [];
        return [noticeTo(buyerId, "paymentFailed", { orderId, reason }, event)];
      }
      case "OrderCancelled":
        return cancelled(event);
      case "RefundOwed": {
        const { orderId, artistId, amount } = event.data;
        // Without an artist the money never was theirs.
        return artistId === undefined ? [] : [noticeTo(artistId, "saleRefunded", { orderId, amount }, event)];
      }
      case "OrderRefunded": {
        const { orderId, buyerId, amount } = event.data;
        return [noticeTo(buyerId, "refunded", { orderId, amount }, event)];
      }
      case "RefundFailed": {
        const { orderId, buyerId, amount } = event.data;
        return [noticeTo(buyerId, "refundFailed", { orderId, amount }, event)];
      }
      default:
        return unreachable(event);
    }
  },
};

/** The buyer reads what was paid, with VAT; the artist what will come to their account of it. */
const paid = (event: RecordedEvent<PaymentSucceeded>): Effect[] => {
  const { orderId, buyerId, artistId, artworkId, auctionId, amounts } = event.data;
  const { payout } = splitOf(payoutAmountsOf(event.data));
  const subject = { orderId, artworkId, ...(auctionId === null ? {} : { auctionId }) };
  return [
    noticeTo(buyerId, "paymentReceived", { ...subject, amount: amounts.total }, event),
    noticeTo(artistId, "artworkPaid", { ...subject, amount: payout }, event),
  ];
};

const cancelled = (event: RecordedEvent<OrderCancelled>): Effect[] => {
  const { orderId, buyerId, artistId, artworkId, auctionId, reason } = event.data;
  // A reservation that came to nothing is no news: its buyer saw its clock, and the artist heard of no sale.
  if (auctionId === null && (reason === "paymentDeadlineMissed" || reason === "givenUp")) return [];
  const subject = { orderId, artworkId, reason, ...(auctionId === null ? {} : { auctionId }) };
  return [noticeTo(buyerId, "orderCancelled", subject, event), noticeTo(artistId, "orderCancelled", subject, event)];
};
