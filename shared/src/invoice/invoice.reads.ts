import { answer, get } from "../kernel/endpoint";
import type { ExcessCredit, InvoiceView } from "./invoice.views";

export const invoiceReads = {
  invoicesOfOrder: get("/api/orders/:id/invoices", {
    access: "signedIn",
    summary: {
      ar: "فواتير طلب وإشعاراته الدائنة والمدينة، الأقدم أولًا",
      en: "An order's invoices, credit and debit notes, oldest first",
    },
    answer: answer<InvoiceView[]>(),
    refusals: ["ORDER_UNKNOWN"],
  }),
  excessCredits: get("/api/admin/excess-credits", {
    access: "administrator",
    summary: {
      ar: "الفواتير التي تزيد إشعاراتها الدائنة على ما رُدّ",
      en: "The invoices whose credit notes exceed what went back",
    },
    answer: answer<ExcessCredit[]>(),
  }),
  invoicePdf: get("/api/orders/:id/invoices/:invoiceId/pdf", {
    access: "signedIn",
    summary: { ar: "فاتورة أو إشعار دائن أو مدين بصيغة PDF", en: "An invoice, a credit or a debit note as a PDF" },
    answer: answer<null>(),
    produces: ["application/pdf"],
    refusals: ["ORDER_UNKNOWN", "INVOICE_UNKNOWN"],
  }),
};
