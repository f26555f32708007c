import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { InvoiceParties } from "./invoice-document";
import type { InvoicedParts } from "./invoice.events";

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

export type InvoiceCommand = IssueInvoice | IssueCreditNote;
