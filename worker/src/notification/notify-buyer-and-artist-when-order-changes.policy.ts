import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Effect, Policy } from "@naqsh/shared/kernel/policy";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { PAYMENT_ABANDONED, PAYMENT_OVERTAKEN, REFUNDS_BESIDE_PRICE } from "@naqsh/shared/order";
import type {
  OrderCancelled,
  OrderRefunded,
  PaymentFailed,
  PaymentSucceeded,
  RefundFailed,
  RefundOwed,
  TransferReceived,
} from "@naqsh/shared/order";
import { payoutAmountsOf, splitOf } from "@naqsh/shared/payout";
import { noticeTo } from "./notice";

type OrderChange =
  | TransferReceived
  | PaymentSucceeded
  | PaymentFailed
  | OrderCancelled
  | RefundOwed
  | OrderRefunded
  | RefundFailed;

/** Their buyer gave them up, their order's end is told, or what comes back of them is. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set([PAYMENT_ABANDONED, PAYMENT_OVERTAKEN, "tooLittle"]);

export const notifyBuyerAndArtistWhenOrderChanges: Policy<OrderChange> = {
  name: "notify-buyer-and-artist-when-order-changes",
  handles: [
    "TransferReceived",
    "PaymentSucceeded",
    "PaymentFailed",
    "OrderCancelled",
    "RefundOwed",
    "OrderRefunded",
    "RefundFailed",
  ],
  onMoneyPath: false,
  react: (event) => {
    switch (event.type) {
      case "TransferReceived": {
        const { orderId, buyerId, missing, dueAt } = event.data;
        if (missing === undefined || dueAt === undefined) return [];
        return [noticeTo(buyerId, "transferShort", { orderId, amount: missing, at: dueAt }, event)];
      }
      case "PaymentSucceeded":
        return paid(event);
      case "PaymentFailed": {
        const { orderId, buyerId, reason } = event.data;
        if (TOLD_OTHERWISE.has(reason)) return [];
        return [noticeTo(buyerId, "paymentFailed", { orderId, reason }, event)];
      }
      case "OrderCancelled":
        return cancelled(event);
      case "RefundOwed":
        return owed(event);
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

/** The buyer hears of money beside the price, which nothing else tells of; without an artist it never was theirs. */
const owed = (event: RecordedEvent<RefundOwed>): Effect[] => {
  const { orderId, buyerId, artistId, amount, reason } = event.data;
  if (reason !== undefined && REFUNDS_BESIDE_PRICE.has(reason))
    return [noticeTo(buyerId, "moneyGoesBack", { orderId, amount, reason }, event)];
  return artistId === undefined ? [] : [noticeTo(artistId, "saleRefunded", { orderId, amount }, event)];
};

const cancelled = (event: RecordedEvent<OrderCancelled>): Effect[] => {
  const { orderId, buyerId, artistId, artworkId, auctionId, reason } = event.data;
  // A reservation that came to nothing is no news: its buyer saw its clock, and the artist heard of no sale.
  if (auctionId === null && (reason === "paymentDeadlineMissed" || reason === "givenUp")) return [];
  const subject = { orderId, artworkId, reason, ...(auctionId === null ? {} : { auctionId }) };
  return [noticeTo(buyerId, "orderCancelled", subject, event), noticeTo(artistId, "orderCancelled", subject, event)];
};
