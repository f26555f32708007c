import type { Policy } from "@naqsh/shared/kernel/policy";
import { isTransferReference } from "@naqsh/shared/order";
import type { RefundOwed, RefundRepeated } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { REFUND_PAYMENT } from "./order-jobs";

/** What is owed back goes back: all of a payment, or the part that the refund's id names; anew if an administrator says so. */
export const refundWhenRefundOwed: Policy<RefundOwed | RefundRepeated> = {
  name: "refund-when-refund-owed",
  handles: ["RefundOwed", "RefundRepeated"],
  onMoneyPath: true,
  react: ({ type, data, recordedAt }) => {
    const { orderId, paymentId, reference, amount, refundId } = data;
    // An administrator sends a transfer back by hand, and says so.
    if (isTransferReference(reference)) return [];
    const ids = { orderId, paymentId, reference, amount: String(amount), ...(refundId !== undefined && { refundId }) };
    const again = type === "RefundRepeated" ? `_again-${data.nth}` : "";
    const id = `refund-payment_${refundId ?? paymentId}${again}`;
    return [jobAt({ ...REFUND_PAYMENT, id, at: recordedAt, data: ids })];
  },
};
