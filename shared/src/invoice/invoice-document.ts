import type { BilingualText } from "../kernel/bilingual-text";
import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RefundParts } from "../order";
import { invoiceQr } from "./invoice-qr";

export type InvoiceKind = "invoice" | "creditNote" | "debitNote";

/** Who sells: the shop, or an artist who is registered for VAT (docs/rules.md#money). */
export type InvoiceSeller = {
  name: BilingualText;
  address: BilingualText | null;
  vatNumber: string | null;
  commercialRegistration: string | null;
};

export type InvoiceBuyer = { name: string | null; address: string | null };

/** `title` is that of the work; delivery has none. */
export type InvoiceLine = { what: "work" | "delivery"; title: BilingualText | null; amount: Halalas };

/** All that is printed on an invoice, or on a credit or debit note. */
export type InvoiceDocument = {
  kind: InvoiceKind;
  number: string;
  issuedAt: Instant;
  orderId: string;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  lines: InvoiceLine[];
  vat: Halalas;
  total: Halalas;
  /** The number of the invoice that a credit note takes back, wholly or in part, and of which a debit note takes back too much credit. */
  corrects: string | null;
  /** In an administrator's words; left out where a rule says why it was issued. */
  reason?: string;
  /** The text of the QR code; null while the seller has no VAT number, so that there is nothing to check. */
  qr: string | null;
};

/** What an invoice says besides its number, its time and its amounts. */
export type InvoiceParties = { seller: InvoiceSeller; buyer: InvoiceBuyer; title: BilingualText };

export type ToInvoice = {
  kind: InvoiceKind;
  number: string;
  issuedAt: Instant;
  orderId: string;
  corrects: string | null;
  reason?: string;
  parties: InvoiceParties;
  /** Without the commission, which is no business of the buyer's. */
  parts: Omit<RefundParts, "commission">;
};

const PREFIXES: Readonly<Record<InvoiceKind, string>> = { invoice: "INV", creditNote: "CN", debitNote: "DN" };

/** "INV-2026-000042": the 42nd invoice of a seller in a year. */
export const invoiceNumberOf = (kind: InvoiceKind, year: number, place: number): string =>
  `${PREFIXES[kind]}-${year}-${String(place).padStart(6, "0")}`;

const qrOf = ({ name, vatNumber }: InvoiceSeller, issuedAt: Instant, total: Halalas, vat: Halalas): string | null =>
  vatNumber === null ? null : invoiceQr({ seller: name.ar, vatNumber, issuedAt, total, vat });

/** The document of an invoice, a credit note or a debit note; its lines and its VAT add up to its total. */
export const invoiceDocument = ({ parties, parts, ...head }: ToInvoice): InvoiceDocument => {
  const { net, vat, delivery } = parts;
  const total = net + vat + delivery;
  const { seller, buyer, title } = parties;
  const work: InvoiceLine = { what: "work", title, amount: net };
  const lines: InvoiceLine[] = delivery === 0 ? [work] : [work, { what: "delivery", title: null, amount: delivery }];
  return { ...head, seller, buyer, lines, vat, total, qr: qrOf(seller, head.issuedAt, total, vat) };
};
