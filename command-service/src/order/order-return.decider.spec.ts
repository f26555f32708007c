import { after } from "@naqsh/shared/kernel/instant";
import { personal, writtenAbout } from "@naqsh/shared/kernel/personal";
import { describe, expect, it } from "vitest";
import {
  acceptReturn,
  askReturn,
  confirmArrival,
  declineReturn,
  given,
  owed,
  PAID,
  passDeadline,
  receive,
  recordRefundOf,
  refundOrder,
  sale,
  sendReturn,
  ship,
  told,
} from "../testing/order-fixtures";

const SHIPPED_AT = "2026-03-04T08:00:00.000Z";
/** A Saturday, so that three working days end on Tuesday. */
const RECEIVED_AT = "2026-03-07T08:00:00.000Z";
const RETURN_DUE_AT = "2026-03-14T08:00:00.000Z";
const ANSWER_DUE_AT = "2026-03-10T08:00:00.000Z";
const RECEIVED: Parameters<typeof told> = [...PAID, [ship(), SHIPPED_AT], [receive(), RECEIVED_AT]];
const received = told(...RECEIVED);
const ASKED: Parameters<typeof told> = [...RECEIVED, [askReturn(), RECEIVED_AT]];
const asked = told(...ASKED);
const ACCEPTED: Parameters<typeof told> = [...ASKED, [acceptReturn(), "2026-03-08T08:00:00.000Z"]];
const accepted = told(...ACCEPTED);
const sent = told(...ACCEPTED, [sendReturn(), "2026-03-09T08:00:00.000Z"]);

describe("a return", () => {
  it("is asked once, by the buyer, in the seven days after the receipt", () => {
    given(...received)
      .when(askReturn(), { now: RECEIVED_AT })
      .thenRecords({
        type: "ReturnRequested",
        data: {
          ...sale,
          reason: personal("mona", "It came broken"),
          isDefective: true,
          pictures: ["one"],
          requestedAt: RECEIVED_AT,
          answerDueAt: ANSWER_DUE_AT,
        },
      });
    given(...received)
      .when(askReturn(), { receivedAt: RETURN_DUE_AT })
      .thenRejects({ code: "RETURN_PERIOD_OVER", stepDueAt: RETURN_DUE_AT });
    given(...received)
      .when(askReturn("other"))
      .thenRejects({ code: "NOT_YOUR_ORDER" });
    given(...asked)
      .when(askReturn())
      .thenRejects({ code: "RETURN_ALREADY_ASKED" });
    given(...told(...PAID))
      .when(askReturn())
      .thenRejects({ code: "ORDER_NOT_RECEIVED" });
  });

  it("is answered by the artist in three working days, then by administrators alone", () => {
    const late = told(...ASKED, [passDeadline, ANSWER_DUE_AT]);
    expect(late.at(-1)).toEqual({ type: "ReturnEscalated", data: { ...sale, dueAt: ANSWER_DUE_AT } });
    for (const answer of [acceptReturn, declineReturn]) {
      expect(
        given(...asked)
          .when(answer(), { receivedAt: after(ANSWER_DUE_AT, -1) })
          .events(),
      ).toHaveLength(1);
      given(...asked)
        .when(answer(), { receivedAt: ANSWER_DUE_AT })
        .thenRejects({ code: "RETURN_IS_ADMINISTRATORS" });
      given(...late)
        .when(answer())
        .thenRejects({ code: "RETURN_IS_ADMINISTRATORS" });
      expect(
        given(...late)
          .when(answer("administrator"))
          .events(),
      ).toHaveLength(1);
    }
    given(...received)
      .when(acceptReturn())
      .thenRejects({ code: "NO_RETURN_TO_ANSWER" });
  });

  it("that the artist declines may be accepted by an administrator for three working days more", () => {
    const at = "2026-03-09T08:00:00.000Z";
    const declined = told(...ASKED, [declineReturn(), at]);
    const reason = writtenAbout("mona", "It left whole");
    const by = { by: "artist", answeredBy: "artist" } as const;
    expect(declined.at(-1)).toEqual({
      type: "ReturnDeclined",
      data: { ...sale, ...by, reason, declinedAt: at, returnDueAt: RETURN_DUE_AT },
    });
    given(...declined)
      .when(declineReturn())
      .thenNothing();
    given(...declined)
      .when(acceptReturn())
      .thenRejects({ code: "NO_RETURN_TO_ANSWER" });
    given(...declined)
      .when(acceptReturn("administrator"), { now: at })
      .thenRecords({
        type: "ReturnAccepted",
        data: {
          ...sale,
          by: "administrator",
          answeredBy: "admin",
          acceptedAt: at,
          sendDueAt: "2026-03-16T08:00:00.000Z",
        },
      });
    const over = told(...ASKED, [declineReturn(), at], [passDeadline, RETURN_DUE_AT]);
    expect(over.at(-1)).toEqual({ type: "ReturnPeriodEnded", data: { ...sale, endedAt: RETURN_DUE_AT } });
    given(...over)
      .when(acceptReturn("administrator"))
      .thenRejects({ code: "NO_RETURN_TO_ANSWER" });
  });

  it("lapses where the work is not sent back in seven days", () => {
    const due = "2026-03-15T08:00:00.000Z";
    const lapsed = told(...ACCEPTED, [passDeadline, due]);
    expect(lapsed.at(-1)).toEqual({ type: "ReturnLapsed", data: { ...sale, dueAt: due, returnDueAt: due } });
    given(...lapsed)
      .when(sendReturn())
      .thenRejects({ code: "RETURN_NOT_ACCEPTED" });
    given(...lapsed)
      .when(passDeadline, { now: due })
      .thenRecords({ type: "ReturnPeriodEnded", data: { ...sale, endedAt: due } });
  });

  it("that arrives gives all that was paid back, by a word or by the fourteenth day", () => {
    const at = "2026-03-12T08:00:00.000Z";
    const refund = owed("p1", { reason: "returned", artistId: "artist" });
    const arrival = { ...sale, arrivedAt: at };
    given(...sent)
      .when(confirmArrival(), { now: at })
      .thenRecords({ type: "ReturnArrived", data: { ...arrival, by: "artist", confirmedBy: "artist" } }, refund);
    const due = "2026-03-23T08:00:00.000Z";
    given(...sent)
      .when(passDeadline, { now: due })
      .thenRecords(
        { type: "ReturnArrived", data: { ...sale, arrivedAt: due, by: "deadline", confirmedBy: null } },
        refund,
      );
    given(...accepted)
      .when(confirmArrival())
      .thenRejects({ code: "RETURN_NOT_SENT" });
    given(...asked)
      .when(sendReturn())
      .thenRejects({ code: "RETURN_NOT_ACCEPTED" });
    const done = told(...ACCEPTED, [sendReturn(), at], [confirmArrival(), at], [recordRefundOf("p1"), at]);
    expect(done.at(-1)).toMatchObject({ type: "OrderRefunded", data: { paymentId: "p1", amount: 1150_00 } });
  });
});

describe("a refund by an administrator", () => {
  const note = writtenAbout("mona", "A kindness");
  const why = { reason: "administrator", note, refundedBy: "admin", artistId: "artist" } as const;

  it("gives a part back and leaves the order as it is", () => {
    given(...received)
      .when(refundOrder("r1", 150_00))
      .thenRecords(owed("p1", { ...why, amount: 150_00, refundId: "r1" }));
    const part = told(...RECEIVED, [refundOrder("r1", 150_00)]);
    given(...part)
      .when(refundOrder("r1", 150_00))
      .thenNothing();
    given(...part)
      .when(refundOrder("r2", 1000_01))
      .thenRejects({ code: "REFUND_TOO_LARGE", refundable: 1000_00 });
    given(...part)
      .when(refundOrder("r2", 0))
      .thenRejects({ code: "REFUND_TOO_LARGE", refundable: 1000_00 });
    given(...part)
      .when(recordRefundOf("p1", "r1"))
      .thenRecords({
        type: "OrderRefunded",
        data: { orderId: sale.orderId, buyerId: "mona", paymentId: "p1", amount: 150_00, refundId: "r1" },
      });
    given(...part)
      .when(recordRefundOf("p1"))
      .thenRejects({ code: "PAYMENT_NOT_OWED_BACK" });
  });

  it("of all that is left ends the order", () => {
    const [ended, rest] = given(...told(...RECEIVED, [refundOrder("r1", 150_00)]))
      .when(refundOrder("r2"))
      .events();
    expect(ended).toMatchObject({ type: "OrderCancelled", data: { reason: "refunded" } });
    expect(rest).toMatchObject({ type: "RefundOwed", data: { amount: 1000_00, refundId: "r2" } });
    given(...told(...RECEIVED, [refundOrder("r1")]))
      .when(refundOrder("r2"))
      .thenRejects({ code: "ORDER_IS_CANCELLED" });
  });

  it("says whether the work stays with its buyer", () => {
    const stays = (...steps: Parameters<typeof told>) =>
      given(...told(...steps))
        .when(refundOrder("r9"))
        .events()
        .some((event) => event.type === "OrderCancelled" && event.data.workStays === true);
    expect(stays(...RECEIVED)).toBe(true);
    expect(stays(...ACCEPTED)).toBe(false);
    expect(stays(...ACCEPTED, [sendReturn()])).toBe(false);
    expect(stays(...PAID)).toBe(false);
    expect(stays(...PAID, [ship(), SHIPPED_AT])).toBe(true);
    expect(stays(...ASKED)).toBe(true);
  });

  it("leaves only the rest for a return that arrives later", () => {
    const events = told(...ACCEPTED, [sendReturn()], [refundOrder("r1", 150_00)], [confirmArrival()]);
    expect(events.at(-1)).toMatchObject({ type: "RefundOwed", data: { amount: 1000_00, refundId: "p1-rest" } });
    given(...events)
      .when(refundOrder("r2"))
      .thenRejects({ code: "NOTHING_TO_REFUND" });
  });
});
