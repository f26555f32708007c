import { invoiceEventWords } from "@naqsh/shared/invoice";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { REFUNDS_BESIDE_PRICE } from "@naqsh/shared/order";
import type { EventsOf } from "@naqsh/shared/registry";

/** What credit notes say of a payment's price beside what was told as gone back of it. */
export type CreditBalance = {
  paymentId: string;
  orderId: string;
  /** The number of its invoice; null while it has none. */
  invoice: string | null;
  credited: Halalas;
  wentBack: Halalas;
  /** Refunds of money that never was a part of the price, of which an event of before does not say so itself. */
  besidePrice: readonly string[];
  exceeds: "yes" | "no";
};

const HANDLED = [...typesIn(invoiceEventWords), "RefundOwed", "OrderRefunded"] as const;
type Event = EventsOf<typeof HANDLED>;

const nothing = ({ data: { paymentId, orderId } }: Event): CreditBalance => ({
  paymentId,
  orderId,
  invoice: null,
  credited: 0,
  wentBack: 0,
  besidePrice: [],
  exceeds: "no",
});

const after = (balance: CreditBalance, event: Event): CreditBalance => {
  switch (event.type) {
    case "InvoiceIssued":
      return { ...balance, invoice: event.data.number };
    case "CreditNoteIssued":
      return { ...balance, credited: balance.credited + event.data.total };
    case "DebitNoteIssued":
      return { ...balance, credited: balance.credited - event.data.total };
    case "RefundOwed": {
      const { paymentId, refundId = paymentId, reason } = event.data;
      const isBeside = reason !== undefined && REFUNDS_BESIDE_PRICE.has(reason);
      return isBeside ? { ...balance, besidePrice: [...balance.besidePrice, refundId] } : balance;
    }
    case "OrderRefunded": {
      const { paymentId, refundId = paymentId, amount, isBesidePrice, again } = event.data;
      // A refund that failed is the buyer's all the same: its credit note stands, and what is told again was told.
      if (isBesidePrice || again || balance.besidePrice.includes(refundId)) return balance;
      return { ...balance, wentBack: balance.wentBack + amount };
    }
  }
};

/** Which invoices have more credit than went back, for administrators to correct. */
export const excessCreditsProjection: Projection<CreditBalance, Event> = {
  name: "excess-credits",
  version: 1,
  indexes: { byExcess: ["exceeds", "orderId"] },
  handles: HANDLED,
  keysOf: (event) => [event.data.paymentId],
  evolve: (balance, event) => {
    const next = after(balance ?? nothing(event), event);
    return { ...next, exceeds: next.invoice !== null && next.credited > next.wentBack ? "yes" : "no" };
  },
};
