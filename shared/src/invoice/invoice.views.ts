import type { Halalas } from "../kernel/money";
import type { InvoiceDocument } from "./invoice-document";

/** GET /api/admin/excess-credits: an invoice whose credit notes exceed what went back of its price. */
export type ExcessCredit = {
  orderId: string;
  /** What people call the order by. */
  orderNumber: string;
  paymentId: string;
  /** Its number. */
  invoice: string;
  credited: Halalas;
  wentBack: Halalas;
};

/** An invoice, a credit or a debit note as its readers see it. */
export type InvoiceView = InvoiceDocument & {
  id: string;
  /** What people call the order by. */
  orderNumber: string;
  /** A demo's own: it stands for no sale. */
  isSandbox: boolean;
};
