import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import { decimalSar } from "../kernel/money-input";
import { visibleText } from "../kernel/visible-text";
import type { InvoiceParties } from "./invoice-document";
import type { InvoicedParts } from "./invoice.events";

/** POST /api/admin/orders/:id/payments/:paymentId/debit-notes; `amount`: SAR ("1250.00"). The reason is printed on the note. */
export const IssueDebitNoteBody = z.object({
  amount: decimalSar,
  reason: z.string().check(z.overwrite(visibleText), z.trim(), z.minLength(5), z.maxLength(500)),
});
export type IssueDebitNoteBody = z.infer<typeof IssueDebitNoteBody>;

type OfPayment = { orderId: string; paymentId: string };

/** As a policy gives them: who sells to whom and what is a fact of other streams. */
export type InvoicePayment = CommandOf<"IssueInvoice", OfPayment & { paidAt: Instant }>;
export type CreditRefund = CommandOf<
  "IssueCreditNote",
  OfPayment & {
    refundId: string;
    /** Under which id the order owed it. */
    owedAs: string;
    amount: Halalas;
    refundedAt: Instant;
  }
>;

type Facts = { sellerId: string; buyerId: string; artistId: string; parties: InvoiceParties };

export type IssueInvoice = CommandOf<
  "IssueInvoice",
  InvoicePayment["data"] & Facts & { invoiceId: string; parts: InvoicedParts }
>;
export type IssueCreditNote = CommandOf<
  "IssueCreditNote",
  Omit<CreditRefund["data"], "owedAs"> &
    Facts & {
      creditNoteId: string;
      /** What a debit note is called by that has to come before. */
      debitNoteId: string;
      /** What of the price had gone back once this refund had; null if its order does not say. */
      wentBack: Halalas | null;
    }
>;

/** An administrator takes back what was credited and never went back. */
export type IssueDebitNote = CommandOf<
  "IssueDebitNote",
  OfPayment &
    Facts & {
      debitNoteId: string;
      amount: Halalas;
      /** What of the price was told as gone back: a fact that the command service puts in. */
      wentBack: Halalas;
      reason: string;
      issuedBy: string;
    }
>;

export type InvoiceCommand = IssueInvoice | IssueCreditNote | IssueDebitNote;
