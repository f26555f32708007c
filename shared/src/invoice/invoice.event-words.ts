import type { EventWords } from "../kernel/event-words";
import type { InvoiceEvent } from "./invoice.events";

export const invoiceEventWords = {
  InvoiceIssued: { ar: "إصدار فاتورة ضريبية", en: "Tax invoice issued", sentence: "A tax invoice was issued" },
  CreditNoteIssued: { ar: "إصدار إشعار دائن", en: "Credit note issued", sentence: "A credit note was issued" },
} as const satisfies EventWords<InvoiceEvent>;
