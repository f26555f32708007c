import { invoiceBookDecider } from "@naqsh/command-service/invoice/invoice-book.decider";
import type { InvoiceBook } from "@naqsh/command-service/invoice/invoice-book.state";
import { orderDecider } from "@naqsh/command-service/order/order.decider";
import type { Order } from "@naqsh/command-service/order/order.state";
import { wentBackBy, wentBackOf } from "@naqsh/command-service/order/refund.state";
import { payoutsDecider } from "@naqsh/command-service/payout/payouts.decider";
import type { Payouts } from "@naqsh/command-service/payout/payouts.state";
import * as orders from "@naqsh/command-service/testing/order-fixtures";
import { ORDER_ID } from "@naqsh/command-service/testing/order-fixtures";
import type { CreditRefund, InvoiceCommand, InvoicePayment } from "@naqsh/shared/invoice";
import type { AnyCommand, AnyEvent, Decider } from "@naqsh/shared/kernel/decider";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { after, type Instant } from "@naqsh/shared/kernel/instant";
import { lookUp } from "@naqsh/shared/kernel/persistent-map";
import { refundKeyOf, type OrderCommand, type RefundableAmounts } from "@naqsh/shared/order";
import { splitOf } from "@naqsh/shared/payout";
import type { NaqshEvent } from "@naqsh/shared/registry";
import { policies } from "@naqsh/worker/policies/all-policies";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MoneyAudit } from "./money-audit";

const DAY = 24 * 60 * 60_000;
const ARTIST = "artist";
const PARTIES = {
  seller: { name: { ar: "نقش", en: "Naqsh" }, address: null, vatNumber: null, commercialRegistration: null },
  buyer: { name: "منى", address: null },
  title: { ar: "نخيل", en: "Palms" },
};
const ACCOUNT = { iban: "SA0380000000608010167519", name: "هدى", isBanned: false };

/** What happens to a sale, by people, by providers and by banks. */
type Happening =
  | { kind: "order"; command: OrderCommand }
  /** `over`: how much more than the total, or less. */
  | { kind: "line"; paymentId: string; lineId: string; over: number }
  | { kind: "sentBack" }
  /** The provider says twice that one of its refunds did not arrive. */
  | { kind: "refundFails"; nth: number }
  | { kind: "repeated" }
  /** A colleague says that they transfer what is owed, or that they do not after all. */
  | { kind: "claimed" | "released" }
  /** An administrator would take credit back; credit notes say what went back, so that there is never too much. */
  | { kind: "debited" }
  | { kind: "batch"; batchId: string; ends: "paid" | "failed" | "open" };
type Turn = { happening: Happening; days: number };

const DECIDERS = { order: orderDecider, payouts: payoutsDecider, book: invoiceBookDecider };

type ProvidersRefund = { name: string; key: string; paymentId: string; amount: number; failed: boolean };

/** A sale with its streams, its policies, and a provider and a bank that remember what they moved. */
class Sale {
  readonly log: RecordedEvent<NaqshEvent>[] = [];
  readonly taken = new Map<string, number>();
  readonly refunds: ProvidersRefund[] = [];
  now: Instant = orders.CREATED_AT;
  order: Order = orderDecider.initialState;
  payouts: Payouts = payoutsDecider.initialState;
  book: InvoiceBook = invoiceBookDecider.initialState;

  take({ happening, days }: Turn): void {
    this.now = after(this.now, days * DAY);
    switch (happening.kind) {
      case "order": {
        const { command } = happening;
        if (command.type === "ConfirmPayment") this.#charge(command.data.paymentId);
        return void this.#tellOrder(command);
      }
      case "line":
        return this.#match(happening);
      case "sentBack":
        return this.#ofEachRefund((ids) => {
          if (this.#tellOrder(orders.claimRefund(ids))) this.#tellOrder(orders.recordByHand(ids));
        });
      case "refundFails":
        return this.#failRefund(happening.nth);
      case "repeated":
        return this.#ofEachRefund((ids) => this.#tellOrder(orders.repeatRefund(ids)));
      case "claimed":
        return this.#ofEachRefund((ids) => this.#tellOrder(orders.claimRefund(ids, "colleague")));
      case "released":
        return this.#ofEachRefund((ids) => this.#tellOrder(orders.releaseRefund(ids, "colleague")));
      case "debited":
        return this.#debit();
      case "batch":
        return this.#batch(happening);
    }
  }

  /** Money that a provider takes is taken, whatever the order makes of it; only of a payment that was begun. */
  #charge(paymentId: string): void {
    if (this.order.status === "unknown" || this.order.transfers.has(paymentId)) return;
    if (this.order.attempts.has(paymentId)) this.taken.set(paymentId, this.order.order.amounts.total);
  }

  #match({ paymentId, lineId, over }: Extract<Happening, { kind: "line" }>): void {
    if (this.order.status === "unknown" || !this.order.transfers.has(paymentId)) return;
    if (this.log.some(({ type, data }) => type === "StatementLineMatched" && data.lineId === lineId)) return;
    const amount = Math.max(1, this.order.order.amounts.total + over);
    const matched = { lineId, bookedOn: "2026-03-02", amount, orderId: ORDER_ID, paymentId, buyerId: "mona" };
    this.#record("statementLine", [{ type: "StatementLineMatched", data: matched }]);
    const data = { orderId: ORDER_ID, paymentId, lineId, amount, bookedOn: "2026-03-02" };
    if (!this.#tellOrder({ type: "ReceiveTransfer", data })) throw new Error("an order never refuses money");
  }

  /** What the provider gave back of each payment, and what did not come back to it. */
  get givenBack(): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { paymentId, amount, failed } of this.refunds)
      if (!failed) sums.set(paymentId, (sums.get(paymentId) ?? 0) + amount);
    return sums;
  }

  #failRefund(nth: number): void {
    const refund = this.refunds[nth % Math.max(1, this.refunds.length)];
    if (!refund) return;
    refund.failed = true;
    const { name: providerRefund, key: refundKey } = refund;
    const data = { orderId: ORDER_ID, refundKey, providerRefund, reason: "lost_or_stolen_card" };
    for (let told = 0; told < 2; told += 1) this.#tellOrder({ type: "FailRefund", data });
  }

  #ofEachRefund(act: (ids: { paymentId: string; refundId: string | null }) => void): void {
    if (this.order.status === "unknown") return;
    for (const [id, { paymentId }] of this.order.refunds) act({ paymentId, refundId: id === paymentId ? null : id });
  }

  #batch({ batchId, ends }: Extract<Happening, { kind: "batch" }>): void {
    const of = { artistId: ARTIST, batchId };
    const tell = (command: AnyCommand): boolean => this.#tell("payouts", command);
    tell({ type: "JoinPayoutBatch", data: { ...of, madeAt: this.now, account: ACCOUNT } });
    if (ends === "paid") tell({ type: "ConfirmPayout", data: { ...of, confirmedAt: this.now } });
    if (ends === "failed") tell({ type: "FailPayout", data: { ...of, reason: { subject: ARTIST, text: "x" } } });
  }

  #tellOrder(command: OrderCommand): boolean {
    return this.#tell("order", command);
  }

  /** Decides, records, and lets every policy follow; gives whether it was accepted. */
  #tell(name: keyof typeof DECIDERS, command: AnyCommand): boolean {
    const { decide, evolve } = DECIDERS[name] as unknown as Decider<unknown, AnyCommand, AnyEvent, { code: string }>;
    const decision = decide(command, this[name], { receivedAt: this.now, now: this.now });
    if (!decision.accepted) return false;
    this[name] = decision.events.reduce<unknown>((state, event) => evolve(state, event), this[name]) as never;
    this.#record(name, decision.events);
    return true;
  }

  #record(stream: string, events: readonly AnyEvent[]): void {
    for (const event of events) {
      const id = `e${this.log.length}`;
      const recorded = {
        ...event,
        id,
        stream,
        recordedAt: this.now,
        position: id,
      } as unknown as RecordedEvent<NaqshEvent>;
      this.log.push(recorded);
      this.#follow(recorded);
    }
  }

  #follow(event: RecordedEvent<NaqshEvent>): void {
    for (const policy of policies) {
      if (!policy.onMoneyPath || !policy.handles.includes(event.type)) continue;
      for (const effect of policy.react(event)) {
        if (effect.kind === "job") {
          if (effect.name === "refund-payment") this.#refund(effect.data);
        } else if (!this.#obey(effect.streamCategory, effect.command)) {
          // As the runner has it: what is expected of the refusals is checked by the policy's own list.
          if (!policy.expectedRefusals?.length) throw new Error(`${policy.name} was refused`);
        }
      }
    }
  }

  #obey(category: string, command: AnyCommand): boolean {
    if (category === "payouts") return this.#tell("payouts", command);
    if (category !== "invoiceBook") return true;
    return this.#toTheBook(command as InvoicePayment | CreditRefund);
  }

  #toTheBook(asked: InvoicePayment | CreditRefund): boolean {
    if (this.order.status === "unknown") throw new Error("an invoice of no order");
    const { vat, total, commission, delivery = 0 }: RefundableAmounts = this.order.order.amounts;
    const facts = { sellerId: "house", buyerId: "mona", artistId: ARTIST, parties: PARTIES };
    const { paymentId } = asked.data;
    const command: InvoiceCommand =
      asked.type === "IssueInvoice"
        ? {
            type: asked.type,
            data: { ...asked.data, ...facts, invoiceId: paymentId, parts: { vat, total, commission, delivery } },
          }
        : { type: asked.type, data: { ...asked.data, ...facts, ...this.#ofCredit(asked.data) } };
    const decision = invoiceBookDecider.decide(command, this.book, { receivedAt: this.now, now: this.now });
    if (!decision.accepted && decision.rejection.code !== "INVOICE_UNKNOWN") throw new Error(decision.rejection.code);
    return this.#tell("book", command);
  }

  #debit(): void {
    if (this.order.status === "unknown") return;
    const facts = { sellerId: "house", buyerId: "mona", artistId: ARTIST, parties: PARTIES };
    for (const paymentId of this.order.attempts.keys()) {
      const wentBack = wentBackOf(this.order.refunds, paymentId);
      const of = {
        orderId: ORDER_ID,
        paymentId,
        debitNoteId: "d",
        amount: 1,
        wentBack,
        reason: "x",
        issuedBy: "admin",
      };
      this.#tell("book", { type: "IssueDebitNote", data: { ...facts, ...of } });
    }
  }

  #ofCredit({ refundId, owedAs }: CreditRefund["data"]) {
    const wentBack = this.order.status === "unknown" ? null : wentBackBy(this.order.refunds, owedAs);
    return { creditNoteId: refundId, debitNoteId: `debit of ${refundId}`, wentBack };
  }

  #refund({ paymentId = "", refundId, amount }: Record<string, string>): void {
    const key = refundKeyOf(paymentId, refundId);
    const name = `re_${this.refunds.length + 1}`;
    this.refunds.push({ name, key, paymentId, amount: Number(amount), failed: false });
    const ids = { orderId: ORDER_ID, paymentId, ...(refundId !== undefined && { refundId }) };
    this.#tellOrder({ type: "RecordRefund", data: { ...ids, amount: Number(amount), providerRefund: name } });
  }
}

/** UUIDs, since a refund is known to its provider by a name that follows from them. */
const CARDS = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"] as const;
const card = fc.constantFrom(...CARDS);
const transfer = fc.constantFrom("t1", "t2");
const orderly = (...commands: OrderCommand[]): fc.Arbitrary<Happening> =>
  fc.constantFrom(...commands).map((command) => ({ kind: "order", command }));
const beginTransfer = (paymentId: string): OrderCommand => ({
  type: "BeginPayment",
  data: { orderId: ORDER_ID, buyerId: "mona", paymentId, method: "transfer" },
});

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: card.chain((id) => orderly(orders.begin(id), orders.succeed(id), orders.fail(id))) },
  { weight: 3, arbitrary: transfer.chain((id) => orderly(beginTransfer(id))) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("line" as const),
      paymentId: transfer,
      lineId: fc.nat(8).map((nth) => `line-${nth}`),
      over: fc.constantFrom(0, 0, 25_00, -550_00, -600_00, -1_000_000_00),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom<Happening>({ kind: "sentBack" }, { kind: "repeated" }) },
  { weight: 2, arbitrary: fc.constantFrom<Happening>({ kind: "claimed" }, { kind: "released" }, { kind: "debited" }) },
  { weight: 2, arbitrary: fc.nat(3).map((nth): Happening => ({ kind: "refundFails", nth })) },
  { weight: 3, arbitrary: orderly(orders.ship(), orders.receive(), orders.passDeadline, orders.sendReturn()) },
  {
    weight: 2,
    arbitrary: orderly(orders.askReturn(), orders.acceptReturn(), orders.declineReturn(), orders.confirmArrival()),
  },
  { weight: 1, arbitrary: orderly(orders.cancel(), orders.cancel("bidderVoided"), orders.cancelUnshipped()) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("r1", "r2"), fc.option(fc.integer({ min: 1, max: 1_200_00 })))
      .chain(([id, amount]) => orderly(orders.refundOrder(id, amount))),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("batch" as const),
      batchId: fc.constantFrom("b1", "b2", "b3"),
      ends: fc.constantFrom("paid" as const, "failed" as const, "open" as const),
    }),
  },
);
const by = (command: OrderCommand, days = 0): Turn => ({ happening: { kind: "order", command }, days });
/** A sale that goes to its end more often than chance alone would lead it: too much comes, it is kept, and its artist is paid. */
const usual: Turn[] = [
  by(beginTransfer("t1")),
  { happening: { kind: "line", paymentId: "t1", lineId: "line-0", over: 25_00 }, days: 0 },
  by(orders.ship()),
  by(orders.receive()),
  by(orders.passDeadline, 8),
  { happening: { kind: "batch", batchId: "b0", ends: "paid" }, days: 10 },
];
/** The same by card, where a part goes back and does not arrive. */
const refundedByCard: Turn[] = [
  by(orders.begin(CARDS[0])),
  by(orders.succeed(CARDS[0])),
  by(orders.ship()),
  by(orders.refundOrder("r1", 100_00)),
  { happening: { kind: "refundFails", nth: 0 }, days: 3 },
  { happening: { kind: "repeated" }, days: 0 },
];
const addressed = (price: number): OrderCommand => {
  const command = orders.chooseDelivery();
  return { ...command, data: { ...command.data, price } } as OrderCommand;
};
const lives: fc.Arbitrary<Turn[]> = fc
  .tuple(
    fc.constantFrom(0, 50_00),
    fc.constantFrom(usual, refundedByCard).chain((way) => fc.nat(way.length).map((known) => way.slice(0, known))),
    fc.array(fc.record({ happening: happenings, days: fc.constantFrom(0, 0, 0, 1, 8, 16) }), { maxLength: 30 }),
  )
  .map(([price, known, wild]) => {
    return [by(orders.createOrder()), by(addressed(price)), ...known, ...wild];
  });

const lived = (life: readonly Turn[]): Sale => {
  const sale = new Sale();
  for (const turn of life) sale.take(turn);
  return sale;
};

/** After all that is owed was sent, also what a colleague had claimed too long before. */
const settled = (life: readonly Turn[]): Sale => {
  const sale = lived(life);
  sale.take({ happening: { kind: "sentBack" }, days: 1 });
  return sale;
};

const sum = (sums: ReadonlyMap<string, number>): number => [...sums.values()].reduce((all, one) => all + one, 0);

describe("the money of a sale, whatever happens to it,", () => {
  it("reaches payouts, reclaims, invoices, credit notes, refunds and transfers that were too much", () => {
    const types = fc
      .sample(lives, { numRuns: 1_000, seed: 5 })
      .flatMap((life) => lived(life).log.map(({ type }) => type));
    for (const type of [
      "PayoutConfirmed",
      "PayoutFailed",
      "PayoutReduced",
      "InvoiceIssued",
      "CreditNoteIssued",
      "TransferReceived",
      "OrderRefunded",
      "RefundFailed",
      "RefundRepeated",
      "RefundTransferClaimed",
      "RefundTransferReleased",
    ])
      expect(types).toContain(type);
  });

  it("is told apart to the halala: what came in is with somebody, and the audit and the providers agree", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { log, taken, givenBack, order, payouts } = settled(life);
        const audit = new MoneyAudit();
        for (const event of log) audit.read(event);
        const word = { asOf: "2027-01-01T00:00:00.000Z", sandbox: { taken, givenBack }, stripe: null };
        const report = audit.report(word);
        expect(report.faults).toEqual([]);

        const lines = log.reduce(
          (all, { type, data }) => (type === "StatementLineMatched" ? all + data.amount : all),
          0,
        );
        expect(report.received).toBe(sum(taken) + lines);
        const sale = lookUp(payouts.sales, ORDER_ID);
        const held =
          order.status === "unknown" ? 0 : [...order.transfers.values()].reduce((all, one) => all + one.held, 0);
        const refunded = sale ? Object.values(sale.refunds).reduce((all, one) => all + one, 0) : 0;
        const { vat, commission, fee, payout, shortfall } = sale
          ? splitOf(sale.amounts, refunded)
          : { vat: 0, commission: 0, fee: 0, payout: 0, shortfall: 0 };
        expect(report.givenBack + held + vat + commission + fee + payout - shortfall).toBe(report.received);
      }),
      { numRuns: 1_000 },
    );
  });

  it("has a credit note for whatever went back of an invoice, and for nothing else", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { log } = settled(life);
        const total = (type: "InvoiceIssued" | "CreditNoteIssued"): number =>
          log.reduce((all, event) => (event.type === type ? all + event.data.total : all), 0);
        const invoiced = log.flatMap(({ type, data }) => (type === "InvoiceIssued" ? [data.paymentId] : []));
        const ofInvoice = log.reduce(
          (all, { type, data }) =>
            type === "OrderRefunded" && !data.isBesidePrice && !data.again && invoiced.includes(data.paymentId)
              ? all + data.amount
              : all,
          0,
        );
        expect(total("CreditNoteIssued")).toBe(ofInvoice);
        expect(log.map(({ type }) => type)).not.toContain("DebitNoteIssued");
        expect(total("CreditNoteIssued")).toBeLessThanOrEqual(total("InvoiceIssued"));
      }),
      { numRuns: 500 },
    );
  });
});
