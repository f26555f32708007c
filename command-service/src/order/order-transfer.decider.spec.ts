import { transferReferenceOf, type OrderCommand, type OrderEvent } from "@naqsh/shared/order";
import { after } from "@naqsh/shared/kernel/instant";
import { plainOf } from "@naqsh/shared/kernel/personal";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  abandon,
  begin,
  cancel,
  claimRefund,
  CREATED_AT,
  DUE_AT,
  given,
  ofOrder,
  ORDER_ID,
  ORDERED,
  recordByHand,
  refund,
  succeed,
  told,
} from "../testing/order-fixtures";
import { orderDecider } from "./order.decider";
import type { Order } from "./order.state";

const TOTAL = 1150_00;
const DAY = 24 * 60 * 60_000;
const LAST = after(DUE_AT, 4 * DAY);
const reference = transferReferenceOf("t");
const ofTransfer = { ...ofOrder, paymentId: "t", reference };

const transfer = (paymentId = "t"): OrderCommand => ({
  type: "BeginPayment",
  data: { orderId: ORDER_ID, buyerId: "mona", paymentId, method: "transfer" },
});
const receive = (amount: number, lineId = "line-1", paymentId = "t"): OrderCommand => ({
  type: "ReceiveTransfer",
  data: { orderId: ORDER_ID, paymentId, lineId, amount, bookedOn: "2026-03-03" },
});
const giveBack: OrderCommand = {
  type: "GiveBackTransfer",
  data: { orderId: ORDER_ID, paymentId: "t", reason: "لم تصل البقية", givenBackBy: "admin" },
};
const received = (amount: number, lineId = "line-1"): OrderEvent => ({
  type: "TransferReceived",
  data: { ...ofTransfer, lineId, amount, bookedOn: "2026-03-03" },
});
const short = (amount: number, missing: number): OrderEvent => ({
  type: "TransferReceived",
  data: { ...ofTransfer, lineId: "line-1", amount, bookedOn: "2026-03-03", missing, dueAt: LAST },
});
const owedBack = (amount: number, reason: "overpaid" | "tooLate" | "tooLittle", refundId: string): OrderEvent => ({
  type: "RefundOwed",
  data: { ...ofTransfer, refundId, amount, reason },
});

const waiting = told(...ORDERED, [transfer()]);

describe("a bank transfer", () => {
  it("has a reference and a time of its own, as long as which the order waits", () => {
    const [begun] = told(...ORDERED, [transfer()]).slice(2);
    expect(begun).toMatchObject({ type: "PaymentBegun", data: { transfer: { reference, dueAt: LAST } } });
    const late = { now: after(DUE_AT, 60_000) };
    given(...waiting)
      .when(cancel(), late)
      .thenRejects({ code: "PAYMENT_NOT_DUE_YET", paymentDueAt: LAST });
  });

  it("is not given more time by being begun again", () => {
    const again = told(...ORDERED, [transfer()], [abandon("t")], [transfer("u"), after(DUE_AT, DAY)]);
    expect(again.at(-1)).toMatchObject({ data: { transfer: { dueAt: LAST } } });
  });

  it("pays the order when all of it has come, without a fee where none was frozen", () => {
    const [, paid, ...more] = given(...waiting)
      .when(receive(TOTAL))
      .events();
    expect(paid).toMatchObject({ type: "PaymentSucceeded", data: { methodKind: "transfer", fee: 0, reference } });
    expect(more).toEqual([]);
  });

  it("waits for the rest where too little came, and counts a line once", () => {
    const half = [...waiting, received(600_00)];
    given(...waiting)
      .when(receive(600_00))
      .thenRecords(short(600_00, 550_00));
    given(...half)
      .when(receive(600_00))
      .thenNothing();
    expect(
      given(...half)
        .when(receive(550_00, "line-2"))
        .events(),
    ).toMatchObject([{ type: "TransferReceived" }, { type: "PaymentSucceeded" }]);
  });

  it("counts a line once, also where it is matched to another transfer of the order later", () => {
    const two = told(...ORDERED, [transfer()], [abandon("t")], [transfer("u")], [receive(100_00, "line-1", "u")]);
    given(...two)
      .when(receive(100_00, "line-1", "t"))
      .thenNothing();
  });

  it("owes back what is too much, and the price stays whole", () => {
    const events = given(...waiting)
      .when(receive(TOTAL + 50_00))
      .events();
    expect(events.at(-1)).toEqual(owedBack(50_00, "overpaid", "line-1"));
    const paid = given(...waiting, ...events)
      .when(cancel("bidderVoided"))
      .events();
    expect(paid.filter(({ type }) => type === "RefundOwed")).toMatchObject([{ data: { amount: TOTAL } }]);
  });

  it("owes back what came for an order that fell, with what it held before", () => {
    const fell = given(...waiting, received(600_00))
      .when(cancel(), { now: after(LAST, DAY) })
      .events();
    expect(fell).toMatchObject([
      { type: "OrderCancelled" },
      { type: "PaymentFailed", data: { reason: "orderCancelled" } },
      owedBack(600_00, "tooLittle", "t-held-1"),
    ]);
    given(...waiting, received(600_00), ...fell)
      .when(receive(550_00, "line-2"))
      .thenRecords(received(550_00, "line-2"), owedBack(550_00, "tooLate", "line-2"));
  });

  it("goes back as far as it came where the order was paid by card instead", () => {
    const card = told(...ORDERED, [transfer()], [receive(600_00)], [abandon("t")], [begin("card")]);
    const events = given(...card)
      .when(succeed("card"))
      .events();
    expect(events).toMatchObject([{ type: "PaymentSucceeded" }, owedBack(600_00, "tooLittle", "t-held-1")]);
  });

  it("is waited for no longer where an administrator gives a part back, with who and why", () => {
    const events = given(...waiting, received(600_00))
      .when(giveBack)
      .events();
    expect(events).toMatchObject([
      { type: "PaymentFailed", data: { reason: "tooLittle" } },
      { type: "RefundOwed", data: { amount: 600_00, refundedBy: "admin", refundId: "t-held-1" } },
    ]);
    const [, owed] = events;
    expect(owed?.type === "RefundOwed" && owed.data.note && plainOf(owed.data.note)).toBe("لم تصل البقية");
    given(...waiting)
      .when(giveBack)
      .thenRejects({ code: "TRANSFER_HOLDS_NOTHING" });
    given(...waiting, received(600_00), ...events)
      .when(giveBack)
      .thenRejects({ code: "TRANSFER_HOLDS_NOTHING" });
  });

  it("is sent back by hand, by an administrator and never by the provider", () => {
    const ids = { paymentId: "t", refundId: "line-1" };
    const over = told(...ORDERED, [transfer()], [receive(TOTAL + 50_00)], [claimRefund(ids)]);
    const sent = { orderId: ORDER_ID, paymentId: "t", amount: 50_00, refundId: "line-1" };
    expect(
      given(...over)
        .when(recordByHand(ids))
        .events(),
    ).toMatchObject([{ type: "OrderRefunded", data: { amount: 50_00, sentBy: "admin", bankReference: "FT26" } }]);
    given(...over)
      .when({ type: "RecordRefund", data: sent })
      .thenRejects({ code: "PAYMENT_NOT_OWED_BACK" });
    const fallen = told(...ORDERED, [begin("p")], [cancel("bidderVoided")], [succeed("p")]);
    const card = refund("p");
    given(...fallen)
      .when({ ...card, data: { ...card.data, sentBy: "admin" } } as OrderCommand)
      .thenRejects({ code: "REFUND_UNDER_WAY" });
  });
});

describe("transfers, whatever comes in whatever order,", () => {
  const amount = fc.constantFrom(1, 100_00, 575_00, TOTAL - 1, TOTAL, TOTAL + 50_00);
  const payment = fc.constantFrom("t", "u");
  const commands: fc.Arbitrary<OrderCommand> = fc.oneof(
    { weight: 3, arbitrary: payment.map(transfer) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(amount, fc.integer({ min: 1, max: 6 }), payment)
        .map(([of, line, to]) => receive(of, `line-${line}`, to)),
    },
    { weight: 1, arbitrary: payment.map((id) => abandon(id)) },
    { weight: 1, arbitrary: fc.constant(giveBack) },
    { weight: 1, arbitrary: fc.constantFrom(begin("card"), succeed("card")) },
    { weight: 1, arbitrary: fc.constantFrom(cancel(), cancel("bidderVoided")) },
  );
  const steps = fc.array(fc.tuple(commands, fc.constantFrom(0, 0, 0, DAY)), { maxLength: 20 });

  it("are paid, owed back or held, to the halala", () => {
    fc.assert(
      fc.property(steps, (tried) => {
        let at = CREATED_AT;
        let order: Order = orderDecider.initialState;
        const events: OrderEvent[] = [];
        for (const [command, waitMs] of [...ORDERED.map(([command]) => [command, 0] as const), ...tried]) {
          at = after(at, waitMs);
          const decision = orderDecider.decide(command, order, { receivedAt: at, now: at });
          if (!decision.accepted) continue;
          events.push(...decision.events);
          order = decision.events.reduce(orderDecider.evolve, order);
        }
        if (order.status === "unknown") return;
        const sums = { came: 0, price: 0, owed: 0 };
        for (const event of events) {
          if (event.type === "TransferReceived") sums.came += event.data.amount;
          const isTransfer = "paymentId" in event.data && order.transfers.has(event.data.paymentId);
          if (event.type === "PaymentSucceeded" && isTransfer) sums.price += event.data.amounts.total;
          if (event.type === "RefundOwed" && isTransfer && event.data.reason !== "saleVoided")
            sums.owed += event.data.amount;
        }
        const held = [...order.transfers.values()].map((one) => one.held);
        expect(sums.came).toBe(sums.price + sums.owed + held.reduce((sum, one) => sum + one, 0));
        expect(Math.min(0, ...held)).toBe(0);
        if (order.status !== "pending") expect(Math.max(0, ...held)).toBe(0);
        expect(events.filter(({ type }) => type === "PaymentSucceeded").length).toBeLessThanOrEqual(1);
        const ids = events.flatMap((event) =>
          event.type === "RefundOwed" ? [event.data.refundId ?? event.data.paymentId] : [],
        );
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 500 },
    );
  });
});
