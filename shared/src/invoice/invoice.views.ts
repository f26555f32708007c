import type { InvoiceDocument } from "./invoice-document";

/** An invoice, a credit or a debit note as its readers see it. */
export type InvoiceView = InvoiceDocument & {
  id: string;
  /** What people call the order by. */
  orderNumber: string;
  /** A demo's own: it stands for no sale. */
  isSandbox: boolean;
};
