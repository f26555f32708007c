import { PAYMENT_OVERTAKEN, type OrderEvent } from "@naqsh/shared/order";
import { describe, it } from "vitest";
import {
  begin,
  called,
  cancel,
  given,
  needConfirmation,
  ofOrder,
  ORDERED,
  owed,
  succeed,
  told,
} from "../testing/order-fixtures";

const of = ofOrder;

describe("an order that falls", () => {
  it("ends a payment that waits for its buyer when the order falls, and one that would begin to wait then", () => {
    const ended = (paymentId: string): OrderEvent => ({
      type: "PaymentFailed",
      data: { ...of, paymentId, reason: PAYMENT_OVERTAKEN, reference: `reference of ${paymentId}` },
    });
    const waiting = told(...ORDERED, [begin("p1")], [needConfirmation("p1")]);
    given(...waiting)
      .when(cancel("bidderVoided"))
      .thenRecords(called("bidderVoided"), ended("p1"));
    const fallen = told(...ORDERED, [begin("p1")], [cancel("bidderVoided")]);
    given(...fallen)
      .when(needConfirmation("p1"))
      .thenRecords(ended("p1"));
    given(...fallen, ended("p1"))
      .when(needConfirmation("p1"))
      .thenNothing();
    given(...fallen, ended("p1"))
      .when(succeed("p1"))
      .thenRecords(owed("p1"));
  });
});
