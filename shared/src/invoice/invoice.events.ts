import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import { personal } from "../kernel/personal";
import type { PersonalText } from "../kernel/personal";
import type { EventWords } from "../kernel/event-words";

/**
 * The seller of whoever is not registered for VAT: the shop. Otherwise a seller is named by the artist's id. The word is the id of
 * the shop's own book in every log, so it stays as it is.
 */
export const SHOP_AS_SELLER = "house";

type Numbered = {
  /** Whose numbers these are; also the id of the stream. */
  sellerId: string;
  /** In Riyadh, of `issuedAt`; numbers begin again with each. */
  year: number;
  /** 1 for the first of the seller's year, and no number is left out. */
  place: number;
  number: string;
  orderId: string;
  buyerId: string;
  artistId: string;
  paymentId: string;
  issuedAt: Instant;
  vat: Halalas;
  total: Halalas;
  /** `InvoiceDocument` as JSON, sealed under the key of its year. */
  document: PersonalText;
};

export type InvoiceIssued = EventOf<"InvoiceIssued", Numbered & { invoiceId: string; parts: InvoicedParts }>;
/** The amounts that credit notes of the invoice take their part of. */
export type InvoicedParts = { vat: Halalas; total: Halalas; delivery: Halalas; commission: Halalas };

/** `refundId` names the refund that it stands for, `invoiceId` the invoice that it corrects. */
export type CreditNoteIssued = EventOf<
  "CreditNoteIssued",
  Numbered & { creditNoteId: string; invoiceId: string; refundId: string }
>;

/** More was credited than went back: the difference is owed again. */
export type DebitNoteIssued = EventOf<
  "DebitNoteIssued",
  Numbered & {
    debitNoteId: string;
    invoiceId: string;
    /** The refund at whose credit note it was found; left out if an administrator issued it. */
    refundId?: string;
    issuedBy?: string;
    /** The administrator's words, sealed with the buyer's key; they stand in the document too. */
    reason?: PersonalText;
  }
>;

export type InvoiceEvent = InvoiceIssued | CreditNoteIssued | DebitNoteIssued;

/**
 * Whose key seals the invoices of a year: nobody's. Erasing a person leaves them readable as long as the law asks, and once it asks no
 * more, the key of the year is destroyed (decision 0084).
 */
export const invoiceKeyOf = (year: number): string => `invoices-${year}`;

/** A document as an event holds it. */
export const sealedDocument = (year: number, document: object): PersonalText =>
  personal(invoiceKeyOf(year), JSON.stringify(document));

export const invoiceEventWords: EventWords<InvoiceEvent> = {
  InvoiceIssued: { ar: "إصدار فاتورة ضريبية", en: "Tax invoice issued", sentence: "A tax invoice was issued" },
  CreditNoteIssued: { ar: "إصدار إشعار دائن", en: "Credit note issued", sentence: "A credit note was issued" },
  DebitNoteIssued: {
    ar: "إصدار إشعار مدين",
    en: "Debit note issued",
    sentence: "A debit note took back what was credited too much",
  },
};
