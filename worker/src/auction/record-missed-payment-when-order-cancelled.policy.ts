import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderCancelled } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

/** Only the order's own cancellation moves its auction on (docs/rules.md#second-chance). */
export const recordMissedPaymentWhenOrderCancelled: Policy<OrderCancelled> = {
  name: "record-missed-payment-when-order-cancelled",
  handles: ["OrderCancelled"],
  onMoneyPath: true,
  // A void has made somebody else the buyer meanwhile.
  expectedRefusals: ["ORDER_NOT_OF_AUCTION"],
  react: ({ data: { auctionId, orderId, reason } }) => {
    if (auctionId === null || reason !== "paymentDeadlineMissed") return [];
    // Whether the next bidder may have the offer is a fact of that bidder's stream, gathered at the door.
    return [commandTo("auction", auctionId, { type: "RecordMissedPayment", data: { auctionId, orderId } })];
  },
};
