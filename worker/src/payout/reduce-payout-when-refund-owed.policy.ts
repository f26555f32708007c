import type { Policy } from "@naqsh/shared/kernel/policy";
import type { RefundOwed } from "@naqsh/shared/order";
import type { ReducePayout } from "@naqsh/shared/payout";
import { commandTo } from "../policies/effects";

/** Before the money goes back: no transfer takes a payout that a refund has ended. What never was the artist's reduces nothing. */
export const reducePayoutWhenRefundOwed: Policy<RefundOwed> = {
  name: "reduce-payout-when-refund-owed",
  handles: ["RefundOwed"],
  onMoneyPath: true,
  expectedRefusals: ["PAYOUT_UNKNOWN"],
  react: ({ data }) => {
    const { artistId, orderId, paymentId, refundId = paymentId, amount } = data;
    if (artistId === undefined) return [];
    const refund = { artistId, orderId, paymentId, refundId, amount };
    return [commandTo<ReducePayout>("payouts", artistId, { type: "ReducePayout", data: refund })];
  },
};
