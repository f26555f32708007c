import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { REFUNDS_BESIDE_PRICE } from "@naqsh/shared/order";
import { payoutAmountsOf, splitOf, type PayoutAmounts } from "@naqsh/shared/payout";
import type { NaqshEvent } from "@naqsh/shared/registry";
import type { ProvidersWord } from "@naqsh/worker/ports/provider-sums";
import {
  begunPayment,
  cameWith,
  differencesOf,
  holderOf,
  strangersIn,
  type AuditedPayment,
  type HoldersWord,
} from "./audited-payment";

/** What one order's money came to, by its events alone. */
type AuditedOrder = {
  amounts: PayoutAmounts;
  /** The payment that paid its price. */
  paymentId: string | null;
  payments: Map<string, AuditedPayment>;
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
  /** Payments at a provider that this shop has no keys for, which were not compared. */
  notCompared: number;
  faults: MoneyFault[];
};

/** Reads a log event by event, and tells afterwards whether every halala that came in went to somebody. */
export class MoneyAudit {
  readonly #orders = new Map<string, AuditedOrder>();
  readonly #places = new Map<string, number>();
  readonly #statement = new Map<string, Halalas>();
  readonly #faults: MoneyFault[] = [];

  read({ type, data, recordedAt }: RecordedEvent<NaqshEvent>): void {
    switch (type) {
      case "OrderCreated":
        return void this.#orders.set(data.orderId, opened(payoutAmountsOf(data)));
      case "PaymentBegun":
        return this.#of(data.orderId, ({ payments }) =>
          payments.set(data.paymentId, begunPayment(holderOf(data.method), recordedAt)),
        );
      case "PaymentFailed":
        return this.#payment(data, recordedAt, (payment) => (payment.isUnderWay = false));
      case "TransferReceived":
        return this.#payment(data, recordedAt, (payment) => (payment.transferred += data.amount));
      case "StatementLineMatched": {
        const before = this.#statement.get(data.paymentId) ?? 0;
        this.#statement.set(data.paymentId, before + data.amount);
        return this.#payment(data, recordedAt, () => undefined);
      }
      case "PaymentSucceeded":
        return this.#payment(data, recordedAt, (payment, order) => {
          order.paymentId = data.paymentId;
          order.amounts = payoutAmountsOf(data);
          payment.isUnderWay = false;
          payment.price = order.amounts.total;
        });
      case "RefundOwed":
        return this.#payment(data, recordedAt, (payment) => {
          // A transfer that was too little is waited for no longer; of any other, this is the end too.
          payment.isUnderWay = false;
          payment.owedBack += data.amount;
          if (data.reason !== undefined && REFUNDS_BESIDE_PRICE.has(data.reason))
            payment.besidePrice.owedBack += data.amount;
        });
      case "OrderRefunded":
        return this.#payment(data, recordedAt, (payment) => {
          payment.givenBack += data.amount;
          if (data.sentBy !== undefined) payment.givenByHand += data.amount;
          if (data.isBesidePrice) payment.besidePrice.givenBack += data.amount;
          else if (data.again) payment.cameBack -= data.amount;
        });
      case "RefundFailed":
        return this.#payment(data, recordedAt, (payment) => {
          if (!data.wasRecorded) return;
          payment.givenBack -= data.amount;
          if (data.isBesidePrice) payment.besidePrice.givenBack -= data.amount;
          else payment.cameBack += data.amount;
        });
      case "PayoutConfirmed":
        for (const { orderId, amount } of data.items) this.#of(orderId, (order) => (order.paidOut += amount));
        return;
      case "InvoiceIssued":
      case "CreditNoteIssued":
      case "DebitNoteIssued":
        this.#number(`${data.sellerId}/${type}/${data.year}`, data.place);
        return this.#of(data.orderId, (order) => {
          if (type === "InvoiceIssued") order.invoiced += data.total;
          else order.credited += type === "CreditNoteIssued" ? data.total : -data.total;
        });
      default:
    }
  }

  /** What came to light; with `word`, also beside what the providers say. */
  report(word: ProvidersWord | null): MoneyReport {
    const faults = [...this.#faults];
    const sums = { orders: this.#orders.size, received: 0, givenBack: 0, paidOut: 0, notCompared: 0 };
    const held: HoldersWord | null = word && { ...word, bank: { taken: this.#statement, givenBack: new Map() } };
    const known = new Set<string>();
    for (const [orderId, order] of this.#orders) {
      const found = [...faultsOf(order)];
      for (const [paymentId, payment] of order.payments) {
        known.add(paymentId);
        sums.received += cameWith(payment);
        sums.givenBack += payment.givenBack;
        if (held !== null && held[payment.holder] === null) sums.notCompared += 1;
        if (held !== null) found.push(...differencesOf(paymentId, payment, held));
      }
      faults.push(...found.map((fault) => ({ about: `order-${orderId}`, fault })));
      sums.paidOut += order.paidOut;
    }
    return { ...sums, faults: [...faults, ...(word === null ? [] : strangersIn(known, word))] };
  }

  #of(orderId: string, change: (order: AuditedOrder) => void): void {
    const order = this.#orders.get(orderId);
    if (order !== undefined) change(order);
    else this.#faults.push({ about: `order-${orderId}`, fault: "money of an order that was never created" });
  }

  /** Money that came for a payment that nobody began is still money. */
  #payment(
    { orderId, paymentId }: { orderId: string; paymentId: string },
    at: Instant,
    change: (payment: AuditedPayment, order: AuditedOrder) => void,
  ): void {
    this.#of(orderId, (order) => {
      const payment = order.payments.get(paymentId) ?? begunPayment("sandbox", at);
      change(payment, order);
      payment.movedAt = at;
      order.payments.set(paymentId, payment);
    });
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
  payments: new Map(),
  invoiced: 0,
  credited: 0,
  paidOut: 0,
});

/** Of the payment that the sale lives by, and of what came besides and has to go back whole. */
const faultsOf = ({ amounts, paymentId, payments, invoiced, credited, paidOut }: AuditedOrder): string[] => {
  const faults: string[] = [];
  for (const [id, payment] of payments) {
    const { owedBack, givenBack, price, besidePrice } = payment;
    const came = cameWith(payment);
    if (givenBack > owedBack)
      faults.push(`${givenBack} halalas went back of payment ${id}, of which ${owedBack} were owed`);
    if (givenBack < 0) faults.push(`${-givenBack} halalas of payment ${id} came back that never went`);
    if (owedBack > came) faults.push(`${owedBack} halalas are owed back of ${came}`);
    if (price > 0 && came !== price + besidePrice.owedBack)
      faults.push(`${came} halalas came with payment ${id}, ${price} paid and ${besidePrice.owedBack} are owed back`);
  }
  const paid = paymentId === null ? undefined : payments.get(paymentId);
  if (paid === undefined) return paidOut === 0 ? faults : [...faults, `${paidOut} halalas were paid out unpaid`];
  const refunded = paid.owedBack - paid.besidePrice.owedBack;
  const { vat, commission, fee, payout, shortfall } = splitOf(amounts, refunded);
  if (refunded + vat + commission + fee + payout - shortfall !== amounts.total) faults.push("its parts do not add up");
  if (paidOut > splitOf(amounts).payout) faults.push(`${paidOut} halalas were paid out of ${splitOf(amounts).payout}`);
  if (invoiced !== 0 && invoiced !== amounts.total) faults.push(`the invoice is of ${invoiced} halalas`);
  // The credit note of a refund that failed stands: its money is owed as before.
  const wentBack = paid.givenBack - paid.besidePrice.givenBack + paid.cameBack;
  if (credited > wentBack) faults.push(`${credited - wentBack} halalas are credited that did not go back`);
  return faults;
};
