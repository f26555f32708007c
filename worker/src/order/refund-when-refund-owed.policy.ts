import type { Policy } from "@naqsh/shared/kernel/policy";
import { isTransferReference } from "@naqsh/shared/order";
import type { RefundOwed } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { REFUND_PAYMENT } from "./order-jobs";

/** What is owed back goes back: all of a payment, or the part that the refund's id names (docs/rules.md#payment). */
export const refundWhenRefundOwed: Policy<RefundOwed> = {
  name: "refund-when-refund-owed",
  handles: ["RefundOwed"],
  onMoneyPath: true,
  react: ({ data: { orderId, paymentId, reference, amount, refundId }, recordedAt }) => {
    // An administrator sends a transfer back by hand, and says so.
    if (isTransferReference(reference)) return [];
    const data = { orderId, paymentId, reference, amount: String(amount), ...(refundId !== undefined && { refundId }) };
    return [jobAt({ ...REFUND_PAYMENT, id: `refund-payment_${refundId ?? paymentId}`, at: recordedAt, data })];
  },
};
