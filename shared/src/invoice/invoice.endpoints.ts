import { answer, post } from "../kernel/endpoint";
import { IssueDebitNoteBody } from "./invoice.commands";

export const invoiceWrites = {
  issueDebitNote: post("/api/admin/orders/:id/payments/:paymentId/debit-notes", {
    access: "administrator",
    needsConfirmation: true,
    rateLimit: "writes",
    summary: {
      ar: "إصدار إشعار مدين عما زاد في الإشعارات الدائنة على ما رُدّ",
      en: "Issues a debit note of what credit notes exceed what went back, with a reason",
    },
    ids: { id: "ORDER_UNKNOWN", paymentId: "INVOICE_UNKNOWN" },
    input: IssueDebitNoteBody,
    answer: answer<{ id: string }>(),
    creates: true,
    refusals: ["NOTHING_TO_DEBIT", "DEBIT_TOO_LARGE"],
  }),
};
