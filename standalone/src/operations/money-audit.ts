import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { REFUNDS_BESIDE_PRICE } from "@naqsh/shared/order";
import { payoutAmountsOf, splitOf, type PayoutAmounts } from "@naqsh/shared/payout";
import type { NaqshEvent } from "@naqsh/shared/registry";

/** What one order's money came to, by its events alone. */
type AuditedOrder = {
  amounts: PayoutAmounts;
  paymentId: string | null;
  /** By payment: came in, is owed back, went back. */
  received: Map<string, Halalas>;
  owedBack: Map<string, Halalas>;
  /** What of `owedBack` was a part of the price. */
  priceOwedBack: Map<string, Halalas>;
  givenBack: Map<string, Halalas>;
  invoiced: Halalas;
  credited: Halalas;
  paidOut: Halalas;
};

/** What is wrong with the money, by the order or the book that it concerns. */
export type MoneyFault = { about: string; fault: string };
export type MoneyReport = {
  orders: number;
  received: Halalas;
  givenBack: Halalas;
  paidOut: Halalas;
  faults: MoneyFault[];
};

/** What the provider says that it took and gave back, by payment. */
export type ProviderSums = { taken: ReadonlyMap<string, Halalas>; givenBack: ReadonlyMap<string, Halalas> };

const add = (sums: Map<string, Halalas>, key: string, amount: Halalas): void =>
  void sums.set(key, (sums.get(key) ?? 0) + amount);

const sumOf = (sums: ReadonlyMap<string, Halalas>): Halalas =>
  [...sums.values()].reduce((sum, amount) => sum + amount, 0);

/** Reads a log event by event, and tells afterwards whether every halala that came in went to somebody. */
export class MoneyAudit {
  readonly #orders = new Map<string, AuditedOrder>();
  readonly #places = new Map<string, number>();
  readonly #faults: MoneyFault[] = [];

  read({ type, data }: RecordedEvent<NaqshEvent>): void {
    if (type === "OrderCreated") this.#orders.set(data.orderId, opened(payoutAmountsOf(data)));
    if (type === "PayoutConfirmed") {
      for (const { orderId, amount } of data.items) this.#of(orderId, (order) => (order.paidOut += amount));
    }
    if (type === "PaymentSucceeded") {
      this.#of(data.orderId, (order) => {
        order.paymentId = data.paymentId;
        order.amounts = payoutAmountsOf(data);
        add(order.received, data.paymentId, order.amounts.total);
      });
    }
    if (type === "RefundOwed") {
      this.#of(data.orderId, (order) => {
        add(order.owedBack, data.paymentId, data.amount);
        const isBesidePrice = data.reason !== undefined && REFUNDS_BESIDE_PRICE.has(data.reason);
        if (!isBesidePrice) add(order.priceOwedBack, data.paymentId, data.amount);
      });
    }
    if (type === "OrderRefunded") this.#of(data.orderId, (order) => add(order.givenBack, data.paymentId, data.amount));
    if (type === "InvoiceIssued" || type === "CreditNoteIssued") {
      this.#number(`${data.sellerId}/${type}/${data.year}`, data.place);
      this.#of(data.orderId, (order) => {
        if (type === "InvoiceIssued") order.invoiced += data.total;
        else order.credited += data.total;
      });
    }
  }

  /** What came to light; with `provider`, also beside what the provider says. */
  report(provider: ProviderSums | null): MoneyReport {
    const faults = [...this.#faults];
    const sums = { orders: this.#orders.size, received: 0, givenBack: 0, paidOut: 0 };
    for (const [orderId, order] of this.#orders) {
      faults.push(...faultsOf(order, provider).map((fault) => ({ about: `order-${orderId}`, fault })));
      sums.received += sumOf(order.received);
      sums.givenBack += sumOf(order.givenBack);
      sums.paidOut += order.paidOut;
    }
    return { ...sums, faults };
  }

  #of(orderId: string, change: (order: AuditedOrder) => void): void {
    const order = this.#orders.get(orderId);
    if (order !== undefined) change(order);
    else this.#faults.push({ about: `order-${orderId}`, fault: "money of an order that was never created" });
  }

  #number(series: string, place: number): void {
    const expected = (this.#places.get(series) ?? 0) + 1;
    if (place !== expected) this.#faults.push({ about: series, fault: `number ${place} follows ${expected - 1}` });
    this.#places.set(series, place);
  }
}

const opened = (amounts: PayoutAmounts): AuditedOrder => ({
  amounts,
  paymentId: null,
  received: new Map(),
  owedBack: new Map(),
  priceOwedBack: new Map(),
  givenBack: new Map(),
  invoiced: 0,
  credited: 0,
  paidOut: 0,
});

/** Of the payment that the sale lives by, and of what came besides and has to go back whole. */
const faultsOf = (order: AuditedOrder, provider: ProviderSums | null): string[] => {
  const { amounts, paymentId, received, owedBack, priceOwedBack, givenBack, invoiced, credited, paidOut } = order;
  const faults: string[] = [];
  for (const [payment, back] of givenBack) {
    const owed = owedBack.get(payment) ?? 0;
    if (back > owed) faults.push(`${back} halalas went back of payment ${payment}, of which ${owed} were owed`);
  }
  for (const [payment, amount] of received) {
    const taken = provider?.taken.get(payment);
    if (provider !== null && taken !== amount) {
      faults.push(`payment ${payment} brought ${amount} halalas here and ${taken ?? 0} at the provider`);
    }
    const went = provider?.givenBack.get(payment) ?? 0;
    if (provider !== null && went !== (givenBack.get(payment) ?? 0)) {
      faults.push(
        `${givenBack.get(payment) ?? 0} halalas of payment ${payment} went back here and ${went} at the provider`,
      );
    }
  }
  if (paymentId === null) return paidOut === 0 ? faults : [...faults, `${paidOut} halalas were paid out unpaid`];
  const refunded = priceOwedBack.get(paymentId) ?? 0;
  if (refunded > amounts.total) return [...faults, `${refunded} halalas are owed back of ${amounts.total}`];
  const { vat, commission, fee, payout, shortfall } = splitOf(amounts, refunded);
  if (refunded + vat + commission + fee + payout - shortfall !== amounts.total) faults.push("its parts do not add up");
  if (paidOut > splitOf(amounts).payout) faults.push(`${paidOut} halalas were paid out of ${splitOf(amounts).payout}`);
  if (invoiced !== 0 && invoiced !== amounts.total) faults.push(`the invoice is of ${invoiced} halalas`);
  if (credited > Math.min(refunded, givenBack.get(paymentId) ?? 0))
    faults.push(`${credited} halalas are credited that did not go back`);
  return faults;
};
