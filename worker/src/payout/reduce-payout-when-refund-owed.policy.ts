import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentSucceeded, RefundOwed } from "@naqsh/shared/order";
import type { ReducePayout } from "@naqsh/shared/payout";
import { commandTo } from "../policies/effects";
import { openPayoutWhenPaymentSucceeded } from "./open-payout-when-payment-succeeded.policy";

/**
 * Before the money goes back: no transfer takes a payout that a refund has ended. What never was the artist's reduces nothing.
 * Each policy goes at its own pace, so this one opens the payout itself before it reduces it.
 */
export const reducePayoutWhenRefundOwed: Policy<PaymentSucceeded | RefundOwed> = {
  name: "reduce-payout-when-refund-owed",
  handles: ["PaymentSucceeded", "RefundOwed"],
  onMoneyPath: true,
  expectedRefusals: ["PAYOUT_UNKNOWN"],
  react: (event) => {
    if (event.type === "PaymentSucceeded") return openPayoutWhenPaymentSucceeded.react(event);
    const { artistId, orderId, paymentId, refundId = paymentId, amount } = event.data;
    if (artistId === undefined) return [];
    const refund = { artistId, orderId, paymentId, refundId, amount };
    return [commandTo<ReducePayout>("payouts", artistId, { type: "ReducePayout", data: refund })];
  },
};
