import type { SettleAuction } from "@naqsh/shared/auction";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentSucceeded } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

export const settleAuctionWhenPaymentSucceeded: Policy<PaymentSucceeded> = {
  name: "settle-auction-when-payment-succeeded",
  handles: ["PaymentSucceeded"],
  onMoneyPath: true,
  // Paid in the moment in which its winner was voided: the order's cancellation gives the money back.
  expectedRefusals: ["ORDER_NOT_OF_AUCTION"],
  react: ({ data: { auctionId, orderId } }) =>
    auctionId === null
      ? []
      : [commandTo<SettleAuction>("auction", auctionId, { type: "SettleAuction", data: { auctionId, orderId } })],
};
