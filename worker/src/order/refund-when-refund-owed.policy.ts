import type { Policy } from "@naqsh/shared/kernel/policy";
import type { RefundOwed } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { REFUND_PAYMENT } from "./order-jobs";

/** A success that comes after the order was cancelled goes back (docs/rules.md#payment). */
export const refundWhenRefundOwed: Policy<RefundOwed> = {
  name: "refund-when-refund-owed",
  handles: ["RefundOwed"],
  onMoneyPath: true,
  react: ({ data: { orderId, paymentId, reference, amount }, recordedAt }) => {
    const data = { orderId, paymentId, reference, amount: String(amount) };
    return [jobAt({ ...REFUND_PAYMENT, id: `refund-payment_${paymentId}`, at: recordedAt, data })];
  },
};
