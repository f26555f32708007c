import type { Halalas } from "../kernel/money";
import type { RefusalsOf } from "../problem";

export type InvoiceRejection =
  | { code: "INVOICE_UNKNOWN" }
  | { code: "ALREADY_INVOICED" }
  | { code: "CREDIT_EXCEEDS_INVOICE" }
  | { code: "NOTHING_TO_DEBIT" }
  | { code: "DEBIT_TOO_LARGE"; debitable: Halalas };

export const invoiceRefusals: RefusalsOf<InvoiceRejection> = {
  INVOICE_UNKNOWN: { kind: "unknown", ar: "هذه الفاتورة غير موجودة", en: "There is no such invoice" },
  ALREADY_INVOICED: { kind: "conflict", ar: "لهذا الطلب فاتورة", en: "This order has an invoice already" },
  CREDIT_EXCEEDS_INVOICE: {
    kind: "conflict",
    ar: "المبلغ المردود أكبر مما بقي في الفاتورة",
    en: "More would be credited than is left on the invoice",
  },
  NOTHING_TO_DEBIT: {
    kind: "conflict",
    ar: "لا تزيد الإشعارات الدائنة لهذه الفاتورة على ما رُدّ",
    en: "The credit notes of this invoice do not exceed what went back",
  },
  DEBIT_TOO_LARGE: {
    kind: "invalid",
    ar: "المبلغ أكبر مما زاد في الإشعارات الدائنة على ما رُدّ",
    en: "The amount is larger than what the credit notes exceed what went back",
  },
};
