import type { RefusalsOf } from "../problem";

export type InvoiceRejection =
  | { code: "INVOICE_UNKNOWN" }
  | { code: "ALREADY_INVOICED" }
  | { code: "CREDIT_EXCEEDS_INVOICE" };

export const invoiceRefusals = {
  INVOICE_UNKNOWN: { kind: "unknown", ar: "هذه الفاتورة غير موجودة", en: "There is no such invoice" },
  ALREADY_INVOICED: { kind: "conflict", ar: "لهذا الطلب فاتورة", en: "This order has an invoice already" },
  CREDIT_EXCEEDS_INVOICE: {
    kind: "conflict",
    ar: "المبلغ المردود أكبر مما بقي في الفاتورة",
    en: "More would be credited than is left on the invoice",
  },
} as const satisfies RefusalsOf<InvoiceRejection>;
