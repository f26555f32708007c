import type { InvoiceEvent, InvoiceKind, InvoicedParts } from "@naqsh/shared/invoice";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { emptyMap, lookUp, withEntry, type PersistentMap } from "@naqsh/shared/kernel/persistent-map";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** The invoice of one payment, and how much of it was credited by now. */
export type Invoiced = { invoiceId: string; number: string; parts: InvoicedParts; credited: Halalas };

/** All that one seller has issued. */
export type InvoiceBook = {
  /** The last place by kind and year ("invoice-2026"). */
  places: Readonly<Record<string, number>>;
  /** By the payment that they stand for. */
  invoices: PersistentMap<Invoiced>;
  /** By the refund that they stand for. */
  creditNotes: PersistentMap<string>;
};

export const EMPTY_BOOK: InvoiceBook = { places: {}, invoices: emptyMap(), creditNotes: emptyMap() };

const numbersOf = (kind: InvoiceKind, year: number): string => `${kind}-${year}`;

/** The place that the next one of a kind takes in a year: one more than the last. */
export const nextPlace = ({ places }: InvoiceBook, kind: InvoiceKind, year: number): number =>
  (places[numbersOf(kind, year)] ?? 0) + 1;

const placed = (book: InvoiceBook, kind: InvoiceKind, { year, place }: InvoiceEvent["data"]): InvoiceBook => ({
  ...book,
  places: { ...book.places, [numbersOf(kind, year)]: place },
});

export const evolveInvoiceBook = (book: InvoiceBook, event: InvoiceEvent): InvoiceBook => {
  switch (event.type) {
    case "InvoiceIssued": {
      const { paymentId, invoiceId, number, parts } = event.data;
      const invoiced = { invoiceId, number, parts, credited: 0 };
      return { ...placed(book, "invoice", event.data), invoices: withEntry(book.invoices, paymentId, invoiced) };
    }
    case "CreditNoteIssued": {
      const { paymentId, refundId, total, creditNoteId } = event.data;
      const noted = placed(book, "creditNote", event.data);
      const creditNotes = withEntry(book.creditNotes, refundId, creditNoteId);
      const invoiced = lookUp(book.invoices, paymentId);
      if (invoiced === undefined) return { ...noted, creditNotes };
      const credited = { ...invoiced, credited: invoiced.credited + total };
      return { ...noted, creditNotes, invoices: withEntry(book.invoices, paymentId, credited) };
    }
    case "DebitNoteIssued": {
      const { paymentId, total } = event.data;
      const noted = placed(book, "debitNote", event.data);
      const invoiced = lookUp(book.invoices, paymentId);
      if (invoiced === undefined) return noted;
      const corrected = { ...invoiced, credited: invoiced.credited - total };
      return { ...noted, invoices: withEntry(book.invoices, paymentId, corrected) };
    }
    default:
      return unreachable(event);
  }
};
