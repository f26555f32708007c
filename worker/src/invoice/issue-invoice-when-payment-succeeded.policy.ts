import type { InvoicePayment } from "@naqsh/shared/invoice";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentSucceeded } from "@naqsh/shared/order";
import { commandTo } from "../policies/effects";

/** Every paid order has its invoice; who sells is a fact of the order (docs/rules.md#invoices). */
export const issueInvoiceWhenPaymentSucceeded: Policy<PaymentSucceeded> = {
  name: "issue-invoice-when-payment-succeeded",
  handles: ["PaymentSucceeded"],
  onMoneyPath: true,
  react: ({ data: { orderId, paymentId, paidAt } }) => [
    commandTo<InvoicePayment>("invoiceBook", orderId, { type: "IssueInvoice", data: { orderId, paymentId, paidAt } }),
  ],
};
