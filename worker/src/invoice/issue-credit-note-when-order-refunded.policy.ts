import type { CreditRefund } from "@naqsh/shared/invoice";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderRefunded, PaymentSucceeded } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";
import { issueInvoiceWhenPaymentSucceeded } from "./issue-invoice-when-payment-succeeded.policy";

/**
 * Money that came too late, twice or too much went back without ever having been invoiced: it needs no credit note. Each policy goes at
 * its own pace, so this one asks for the invoice itself before it corrects it: only what was never invoiced is unknown then. A note that
 * its invoice has no room for is an operator's to look into, and holds up nobody else's.
 */
export const issueCreditNoteWhenOrderRefunded: Policy<PaymentSucceeded | OrderRefunded> = {
  name: "issue-credit-note-when-order-refunded",
  handles: ["PaymentSucceeded", "OrderRefunded"],
  onMoneyPath: true,
  expectedRefusals: ["INVOICE_UNKNOWN", "CREDIT_EXCEEDS_INVOICE"],
  react: (event) => {
    if (event.type === "PaymentSucceeded") return issueInvoiceWhenPaymentSucceeded.react(event);
    const { id, recordedAt, data } = event;
    const { orderId, paymentId, amount, isBesidePrice, again, refundId: owedAs = paymentId } = data;
    // A refund that failed took no credit note back: the money was the buyer's all the while.
    if (isBesidePrice || again) return [];
    const refund = { orderId, paymentId, refundId: id, owedAs, amount, refundedAt: recordedAt };
    return [commandTo<CreditRefund>("invoiceBook", orderId, { type: "IssueCreditNote", data: refund })];
  },
};
