import {
  invoiceDocument,
  invoiceNumberOf,
  sealedDocument,
  type InvoiceCommand,
  type InvoiceDocument,
  type InvoiceEvent,
  type InvoiceKind,
  type InvoiceRejection,
  type IssueCreditNote,
  type IssueDebitNote,
  type IssueInvoice,
} from "@naqsh/shared/invoice";
import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { lookUp } from "@naqsh/shared/kernel/persistent-map";
import { keepMaps } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { refundParts, yearInRiyadh, type RefundParts } from "@naqsh/shared/order";
import { EMPTY_BOOK, evolveInvoiceBook, nextPlace, type InvoiceBook } from "./invoice-book.state";

type InvoiceDecision = Decision<InvoiceEvent, InvoiceRejection>;
type Issued = {
  kind: InvoiceKind;
  issuedAt: Instant;
  corrects: string | null;
  reason?: string;
  parts: Omit<RefundParts, "commission">;
};

/** What an invoice and a credit note have alike: the next number of the seller's year, and the document that bears it. */
const numbered = (book: InvoiceBook, { data }: InvoiceCommand, issued: Issued) => {
  const { kind, issuedAt } = issued;
  const year = yearInRiyadh(issuedAt);
  const place = nextPlace(book, kind, year);
  const number = invoiceNumberOf(kind, year, place);
  const { sellerId, orderId, buyerId, artistId, paymentId, parties } = data;
  const document: InvoiceDocument = invoiceDocument({ ...issued, number, orderId, parties });
  const { vat, total } = document;
  const about = { sellerId, orderId, buyerId, artistId, paymentId };
  return { ...about, year, place, number, issuedAt, vat, total, document: sealedDocument(year, document) };
};

/** One for each payment, however often it is asked for. */
const issueInvoice = (command: IssueInvoice, book: InvoiceBook): InvoiceDecision => {
  const { paymentId, invoiceId, paidAt, parts } = command.data;
  const earlier = lookUp(book.invoices, paymentId);
  if (earlier) return earlier.invoiceId === invoiceId ? accept() : reject({ code: "ALREADY_INVOICED" });
  const { vat, total, delivery } = parts;
  const lines = { net: total - vat - delivery, vat, delivery };
  const facts = numbered(book, command, { kind: "invoice", issuedAt: paidAt, corrects: null, parts: lines });
  return accept({ type: "InvoiceIssued", data: { ...facts, invoiceId, parts } });
};

/** Takes back what was credited beyond `rightly` halalas, so that the credit notes of an invoice say what went back. */
const debitNote = (command: IssueCreditNote, book: InvoiceBook, rightly: Halalas): InvoiceEvent[] => {
  const { paymentId, refundId, debitNoteId, refundedAt } = command.data;
  const invoiced = lookUp(book.invoices, paymentId);
  if (invoiced === undefined || invoiced.credited <= rightly) return [];
  const { number, invoiceId, parts, credited } = invoiced;
  const { commission: _commission, ...lines } = refundParts(parts, credited - rightly, rightly);
  const facts = numbered(book, command, { kind: "debitNote", issuedAt: refundedAt, corrects: number, parts: lines });
  return [{ type: "DebitNoteIssued", data: { ...facts, debitNoteId, invoiceId, refundId } }];
};

/**
 * One for each refund of an invoiced payment; together they never exceed the invoice. A log of before may have credited money that was
 * no part of the price: a debit note takes it back first.
 */
const issueCreditNote = (command: IssueCreditNote, book: InvoiceBook): InvoiceDecision => {
  const { paymentId, refundId, creditNoteId, amount, refundedAt, wentBack } = command.data;
  if (lookUp(book.creditNotes, refundId) !== undefined) return accept();
  const corrections = wentBack === null ? [] : debitNote(command, book, Math.max(0, wentBack - amount));
  const invoiced = lookUp(corrections.reduce(evolveInvoiceBook, book).invoices, paymentId);
  if (invoiced === undefined) return reject({ code: "INVOICE_UNKNOWN" });
  const { number, invoiceId, parts, credited } = invoiced;
  if (credited + amount > parts.total) return reject({ code: "CREDIT_EXCEEDS_INVOICE" });
  const { commission: _commission, ...lines } = refundParts(parts, amount, credited);
  const facts = numbered(book, command, { kind: "creditNote", issuedAt: refundedAt, corrects: number, parts: lines });
  return accept<InvoiceEvent>(...corrections, {
    type: "CreditNoteIssued",
    data: { ...facts, creditNoteId, invoiceId, refundId },
  });
};

/** By an administrator, without waiting for the next refund; never more than the credit notes of the invoice exceed what went back. */
const issueDebitNote = (command: IssueDebitNote, book: InvoiceBook, { now }: Times): InvoiceDecision => {
  const { paymentId, buyerId, debitNoteId, amount, wentBack, reason, issuedBy } = command.data;
  const invoiced = lookUp(book.invoices, paymentId);
  if (invoiced === undefined) return reject({ code: "INVOICE_UNKNOWN" });
  const { number, invoiceId, parts, credited } = invoiced;
  const debitable = credited - wentBack;
  if (debitable <= 0) return reject({ code: "NOTHING_TO_DEBIT" });
  if (amount <= 0 || amount > debitable) return reject({ code: "DEBIT_TOO_LARGE", debitable });
  const { commission: _commission, ...lines } = refundParts(parts, amount, credited - amount);
  const issued = { kind: "debitNote", issuedAt: now, corrects: number, reason, parts: lines } as const;
  const told = { debitNoteId, invoiceId, issuedBy, reason: writtenAbout(buyerId, reason) };
  return accept({ type: "DebitNoteIssued", data: { ...numbered(book, command, issued), ...told } });
};

/** The invoices of one seller: a number is taken in the append that uses it, so that none is shared and none left out. */
export const invoiceBookDecider: Decider<InvoiceBook, InvoiceCommand, InvoiceEvent, InvoiceRejection> = {
  streamCategory: "invoiceBook",
  initialState: EMPTY_BOOK,
  decide: (command, book, times) => {
    switch (command.type) {
      case "IssueInvoice":
        return issueInvoice(command, book);
      case "IssueCreditNote":
        return issueCreditNote(command, book);
      case "IssueDebitNote":
        return issueDebitNote(command, book, times);
      default:
        return unreachable(command);
    }
  },
  evolve: evolveInvoiceBook,
  // Raise the version with every change of what the fold makes of the same events.
  keeping: keepMaps<InvoiceBook>(1, ["invoices", "creditNotes"]),
};
