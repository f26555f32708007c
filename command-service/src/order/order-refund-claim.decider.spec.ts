import { REFUND_CLAIM_MS, type OrderCommand, type OrderEvent } from "@naqsh/shared/order";
import { after } from "@naqsh/shared/kernel/instant";
import { describe, expect, it } from "vitest";
import {
  begin,
  claimRefund,
  CREATED_AT,
  failRefund,
  given,
  ofOrder,
  ORDER_ID,
  ORDERED,
  recordByHand,
  refundOrder,
  releaseRefund,
  repeatRefund,
  succeed,
  told,
} from "../testing/order-fixtures";

const PAYMENT = "00000000-0000-4000-8000-000000000001";
const LATER = after(CREATED_AT, REFUND_CLAIM_MS);
const ids = { paymentId: PAYMENT, refundId: "r1" };
const ofRefund = { ...ofOrder, ...ids, amount: 100_00 };
const claim = (by = "admin") => claimRefund(ids, by);
const release = (by = "admin") => releaseRefund(ids, by);
const record = (by = "admin") => recordByHand(ids, by);
const repeat = repeatRefund(ids);
const fail = (name: string) => failRefund(ids, name);
const sent = (name: string): OrderCommand => ({
  type: "RecordRefund",
  data: { orderId: ORDER_ID, ...ids, amount: 1, providerRefund: name },
});
const owing = (...commands: OrderCommand[]): OrderEvent[] =>
  told(
    ...ORDERED,
    [begin(PAYMENT)],
    [succeed(PAYMENT)],
    [refundOrder("r1", 100_00)],
    ...commands.map((command): [OrderCommand] => [command]),
  );
const claimed = {
  code: "REFUND_TRANSFER_CLAIMED",
  claimedBy: "admin",
  claimedAt: CREATED_AT,
  freeFrom: LATER,
} as const;
const isClaimed = (by: string, at: string, before?: string): OrderEvent => ({
  type: "RefundTransferClaimed",
  data: { ...ofRefund, claimedBy: by, claimedAt: at, ...(before !== undefined && { takenOverFrom: before }) },
});

const takes = (events: OrderEvent[], command: OrderCommand, now = CREATED_AT) =>
  expect(
    given(...events)
      .when(command, { now })
      .events(),
  ).toHaveLength(1);

describe("who transfers a refund", () => {
  it("says so first, once, and it is nobody else's meanwhile", () => {
    given(...owing(fail("re_1")))
      .when(claim())
      .thenRecords(isClaimed("admin", CREATED_AT));
    given(...owing(fail("re_1"), claim()))
      .when(claim())
      .thenNothing();
    for (const another of [claim("other"), record("other"), release("other")])
      given(...owing(fail("re_1"), claim()))
        .when(another)
        .thenRejects(claimed);
  });

  it("keeps the provider out too, whoever sends it again", () => {
    given(...owing(fail("re_1"), claim()))
      .when(repeat)
      .thenRejects(claimed);
    takes(owing(fail("re_1"), claim(), release()), repeat);
  });

  it("has to have said so before it is recorded as sent, which ends it", () => {
    for (const unclaimed of [owing(fail("re_1")), owing(fail("re_1"), claim(), release())])
      given(...unclaimed)
        .when(record())
        .thenRejects({ code: "REFUND_TRANSFER_UNCLAIMED" });
    takes(owing(fail("re_1"), claim()), record());
    for (const late of [claim("other"), claim(), recordByHand(ids, "other", "FT27")])
      given(...owing(fail("re_1"), claim(), record()))
        .when(late)
        .thenRejects({ code: "REFUND_WENT_ALREADY" });
    given(...owing(fail("re_1"), claim(), record()))
      .when(record())
      .thenNothing();
  });

  it("may give it back, once, and another says so then", () => {
    given(...owing(fail("re_1"), claim()))
      .when(release())
      .thenRecords({ type: "RefundTransferReleased", data: { ...ofRefund, releasedBy: "admin" } });
    given(...owing(fail("re_1")))
      .when(release())
      .thenNothing();
    given(...owing(fail("re_1"), claim(), release()))
      .when(claim("other"))
      .thenRecords(isClaimed("other", CREATED_AT));
  });

  it("is followed by another who takes it over, after a day and no sooner", () => {
    const events = owing(fail("re_1"), claim());
    given(...events)
      .when(claim("other"), { now: after(LATER, -1) })
      .thenRejects(claimed);
    given(...events)
      .when(claim("other"), { now: LATER })
      .thenRecords(isClaimed("other", LATER, "admin"));
    // Over time it is still theirs, until somebody takes it over or they say so anew.
    for (const another of [record("other"), repeat])
      given(...events)
        .when(another, { now: LATER })
        .thenRejects(claimed);
    takes(events, record(), LATER);
    given(...events)
      .when(claim(), { now: LATER })
      .thenRecords(isClaimed("admin", LATER));
    const takenOver = [...events, isClaimed("other", LATER, "admin")];
    given(...takenOver)
      .when(record(), { now: LATER })
      .thenRejects({ ...claimed, claimedBy: "other", claimedAt: LATER, freeFrom: after(LATER, REFUND_CLAIM_MS) });
  });

  it("says so of no money that the provider has in hand, that went or that nobody owes", () => {
    for (const underWay of [owing(), owing(fail("re_1"), repeat)])
      given(...underWay)
        .when(claim())
        .thenRejects({ code: "REFUND_UNDER_WAY" });
    given(...owing(sent("re_1")))
      .when(claim())
      .thenRejects({ code: "REFUND_WENT_ALREADY" });
    for (const command of [claimRefund({ ...ids, refundId: "r2" }, "admin"), releaseRefund({ ...ids, refundId: "r2" })])
      given(...owing(fail("re_1")))
        .when(command)
        .thenRejects({ code: "PAYMENT_NOT_OWED_BACK" });
    given(...owing(fail("re_1")))
      .when(claimRefund({ paymentId: "another", refundId: null }, "admin"))
      .thenRejects({ code: "PAYMENT_UNKNOWN" });
  });

  it("hears from the provider what is true all the same, and has nothing to send any more", () => {
    const arrived = owing(fail("re_1"), claim(), sent("re_2"));
    expect(arrived.at(-1)).toMatchObject({ type: "OrderRefunded", data: { providerRefund: "re_2" } });
    given(...arrived)
      .when(record())
      .thenRejects({ code: "REFUND_WENT_ALREADY" });
    // What fails anew is anybody's to send.
    given(...owing(fail("re_1"), claim(), sent("re_2"), fail("re_2")))
      .when(claim("other"))
      .thenRecords(isClaimed("other", CREATED_AT));
    given(...owing(fail("re_1"), claim(), fail("re_3")))
      .when(claim("other"))
      .thenRejects(claimed);
  });
});
