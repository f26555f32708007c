import type { CreditRefund } from "@naqsh/shared/invoice";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderRefunded } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

/** Money beside the price, such as what came too late or twice, went back without ever having been invoiced: it needs no credit note. */
export const issueCreditNoteWhenOrderRefunded: Policy<OrderRefunded> = {
  name: "issue-credit-note-when-order-refunded",
  handles: ["OrderRefunded"],
  onMoneyPath: true,
  expectedRefusals: ["INVOICE_UNKNOWN"],
  react: ({ id, recordedAt, data: { orderId, paymentId, amount, refundId: owedAs = paymentId } }) => {
    const refund = { orderId, paymentId, refundId: id, owedAs, amount, refundedAt: recordedAt };
    return [commandTo<CreditRefund>("invoiceBook", orderId, { type: "IssueCreditNote", data: refund })];
  },
};
