import type { OrderCommand, OrderEvent } from "@naqsh/shared/order";
import { describe, expect, it } from "vitest";
import {
  begin,
  claimRefund,
  failRefund,
  given,
  ofOrder,
  ORDER_ID,
  ORDERED,
  recordByHand,
  refundOrder,
  repeatRefund,
  succeed,
  told,
} from "../testing/order-fixtures";

const PAYMENT = "00000000-0000-4000-8000-000000000001";
const ofRefund = { ...ofOrder, paymentId: PAYMENT, amount: 100_00, refundId: "r1" };
const record = (providerRefund?: string): OrderCommand => ({
  type: "RecordRefund",
  data: { orderId: ORDER_ID, paymentId: PAYMENT, refundId: "r1", amount: 1, ...(providerRefund && { providerRefund }) },
});
const ids = { paymentId: PAYMENT, refundId: "r1" };
const fail = (providerRefund: string, refundId = "r1"): OrderCommand =>
  failRefund({ ...ids, refundId }, providerRefund);
const repeat = repeatRefund(ids);
const claim = claimRefund(ids);
const byHand = recordByHand(ids);
const after = (...commands: OrderCommand[]): OrderEvent[] =>
  told(
    ...ORDERED,
    [begin(PAYMENT)],
    [succeed(PAYMENT)],
    [refundOrder("r1", 100_00)],
    ...commands.map((command): [OrderCommand] => [command]),
  );

describe("a refund that failed", () => {
  it("is owed again, once, whether or not it had been recorded", () => {
    given(...after(record("re_1")))
      .when(fail("re_1"))
      .thenRecords({
        type: "RefundFailed",
        data: { ...ofRefund, providerRefund: "re_1", reason: "lost", wasRecorded: true },
      });
    given(...after())
      .when(fail("re_1"))
      .thenRecords({ type: "RefundFailed", data: { ...ofRefund, providerRefund: "re_1", reason: "lost" } });
    given(...after(record("re_1"), fail("re_1")))
      .when(fail("re_1"))
      .thenNothing();
  });

  it("is not told as given back by an answer that came late", () => {
    given(...after(fail("re_1")))
      .when(record("re_1"))
      .thenNothing();
  });

  it("says nothing about another refund of the same money, nor about a transfer", () => {
    given(...after(record("re_2")))
      .when(fail("re_1"))
      .thenNothing();
    given(...after(record("re_1"), fail("re_1"), repeat, record("re_2")))
      .when(fail("re_1"))
      .thenNothing();
    given(...after(record("re_1"), fail("re_1"), claim, byHand))
      .when(fail("re_3"))
      .thenNothing();
  });

  it("is known too where the record of before names no refund of the provider's", () => {
    expect(
      given(...after(record()))
        .when(fail("re_1"))
        .events(),
    ).toHaveLength(1);
  });

  it("is repeated once for each failure, and fails again like the first", () => {
    const failed = after(record("re_1"), fail("re_1"));
    const reference = `reference of ${PAYMENT}`;
    given(...failed)
      .when(repeat)
      .thenRecords({ type: "RefundRepeated", data: { ...ofRefund, reference, nth: 1, repeatedBy: "admin" } });
    given(...after(record("re_1"), fail("re_1"), repeat))
      .when(repeat)
      .thenRejects({ code: "REFUND_NOT_FAILED" });
    const again = after(record("re_1"), fail("re_1"), repeat, record("re_2"));
    expect(again.at(-1)).toMatchObject({ type: "OrderRefunded", data: { again: true, providerRefund: "re_2" } });
    const twice = after(record("re_1"), fail("re_1"), repeat, record("re_2"), fail("re_2"), repeat);
    expect(twice.at(-1)).toMatchObject({ type: "RefundRepeated", data: { nth: 2 } });
  });

  it("is sent by transfer in its place, and only then", () => {
    given(...after(record("re_1"), fail("re_1"), claim))
      .when(byHand)
      .thenRecords({
        type: "OrderRefunded",
        data: { ...ofRefund, sentBy: "admin", bankReference: "FT26", again: true },
      });
    for (const underWay of [after(), after(record("re_1"), fail("re_1"), repeat)])
      given(...underWay)
        .when(byHand)
        .thenRejects({ code: "REFUND_UNDER_WAY" });
  });

  it("is told as gone by one way alone, and the same word again changes nothing", () => {
    const sent = after(record("re_1"), fail("re_1"), claim, byHand);
    given(...sent)
      .when(byHand)
      .thenNothing();
    const another = recordByHand(ids, "admin", "FT27");
    for (const twice of [another, record("re_2"), record()])
      given(...sent)
        .when(twice)
        .thenRejects({ code: "REFUND_WENT_ALREADY" });
    given(...after(record("re_1")))
      .when(record("re_1"))
      .thenNothing();
    for (const twice of [byHand, record("re_2")])
      given(...after(record("re_1")))
        .when(twice)
        .thenRejects({ code: "REFUND_WENT_ALREADY" });
    given(...after(record()))
      .when(record("re_1"))
      .thenNothing();
  });

  it("is none of an order that owes no such refund", () => {
    given(...after())
      .when(fail("re_1", "another"))
      .thenRejects({ code: "PAYMENT_NOT_OWED_BACK" });
  });
});
