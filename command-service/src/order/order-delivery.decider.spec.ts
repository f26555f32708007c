import { after } from "@naqsh/shared/kernel/instant";
import { describe, expect, it } from "vitest";
import {
  called,
  cancelUnshipped,
  countAgain,
  createOrder,
  given,
  moveDeadline,
  owed,
  PAID,
  passDeadline,
  receive,
  sale,
  ship,
  SHIP_DUE_AT,
  told,
} from "../testing/order-fixtures";

const SHIPPED_AT = "2026-03-04T08:00:00.000Z";
const RECEIPT_DUE_AT = "2026-03-18T08:00:00.000Z";
const RECEIVED_AT = "2026-03-07T08:00:00.000Z";
const paid = told(...PAID);
const shipped = told(...PAID, [ship(), SHIPPED_AT]);

describe("a parcel", () => {
  it("is sent by the artist of a paid order, once", () => {
    given(...paid)
      .when(ship(), { now: SHIPPED_AT })
      .thenRecords({
        type: "OrderShipped",
        data: { ...sale, carrier: "smsa", trackingNumber: "SM-1", shippedAt: SHIPPED_AT, receiptDueAt: RECEIPT_DUE_AT },
      });
    given(...paid)
      .when(ship("other"))
      .thenRejects({ code: "NOT_YOUR_SALE" });
    given(...told([createOrder()]))
      .when(ship())
      .thenRejects({ code: "ORDER_NOT_PAID" });
    given(...shipped)
      .when(ship())
      .thenRejects({ code: "ORDER_IS_SHIPPED" });
    given().when(ship()).thenRejects({ code: "ORDER_UNKNOWN" });
  });

  it("may come late, if the buyer has not cancelled", () => {
    const late = told(...PAID, [passDeadline, SHIP_DUE_AT]);
    expect(late.at(-1)).toEqual({ type: "ShipmentOverdue", data: { ...sale, dueAt: SHIP_DUE_AT } });
    expect(
      given(...late)
        .when(ship(), { now: after(SHIP_DUE_AT, 1) })
        .events(),
    ).toHaveLength(1);
  });

  it("is received by the buyer's word, or by the fourteenth day", () => {
    const received = (by: "buyer" | "deadline", receivedAt: string, returnDueAt: string) =>
      ({ type: "OrderReceived", data: { ...sale, receivedAt, by, returnDueAt } }) as const;
    given(...shipped)
      .when(receive(), { now: RECEIVED_AT })
      .thenRecords(received("buyer", RECEIVED_AT, "2026-03-14T08:00:00.000Z"));
    given(...shipped)
      .when(passDeadline, { now: RECEIPT_DUE_AT })
      .thenRecords(received("deadline", RECEIPT_DUE_AT, "2026-03-25T08:00:00.000Z"));
    given(...shipped)
      .when(passDeadline, { now: after(RECEIPT_DUE_AT, -1) })
      .thenRejects({ code: "ORDER_STEP_NOT_DUE_YET", stepDueAt: RECEIPT_DUE_AT });
    given(...paid)
      .when(receive())
      .thenRejects({ code: "ORDER_NOT_SHIPPED" });
    given(...shipped)
      .when(receive("other"))
      .thenRejects({ code: "NOT_YOUR_ORDER" });
    given(...told(...PAID, [ship(), SHIPPED_AT], [receive(), RECEIVED_AT]))
      .when(receive())
      .thenNothing();
  });
});

describe("an order that is not shipped in fifteen working days", () => {
  it("may be cancelled by its buyer, with everything back", () => {
    given(...paid)
      .when(cancelUnshipped(), { receivedAt: after(SHIP_DUE_AT, -1) })
      .thenRejects({ code: "SHIPMENT_NOT_LATE", stepDueAt: SHIP_DUE_AT });
    const refund = owed("p1", { reason: "notShipped", artistId: "artist" });
    given(...paid)
      .when(cancelUnshipped(), { receivedAt: SHIP_DUE_AT })
      .thenRecords(called("notShipped"), refund);
    given(...paid)
      .when(cancelUnshipped("other"), { receivedAt: SHIP_DUE_AT })
      .thenRejects({ code: "NOT_YOUR_ORDER" });
    given(...shipped)
      .when(cancelUnshipped(), { receivedAt: SHIP_DUE_AT })
      .thenRejects({ code: "ORDER_IS_SHIPPED" });
  });

  it("is cancelled once, and not shipped any more", () => {
    const fallen = told(...PAID, [cancelUnshipped(), SHIP_DUE_AT]);
    given(...fallen)
      .when(cancelUnshipped())
      .thenRejects({ code: "ORDER_IS_CANCELLED" });
    given(...fallen)
      .when(ship())
      .thenRejects({ code: "ORDER_IS_CANCELLED" });
    given(...fallen)
      .when(passDeadline)
      .thenNothing();
  });
});

describe("the time to ship", () => {
  const moved = (dueAt: string, why: { moveId: string; because: "outage" | "holidays" }) =>
    ({ type: "OrderDeadlineMoved", data: { ...sale, step: "shipment", dueAt, ...why } }) as const;

  it("moves by what an outage took of it, once", () => {
    const outage = moveDeadline("2026-03-05T00:00:00.000Z", "2026-03-05T02:00:00.000Z");
    const made = moved("2026-03-22T12:00:02.000Z", { moveId: "outage-1", because: "outage" });
    given(...paid)
      .when(outage)
      .thenRecords(made);
    given(...paid, made)
      .when(outage)
      .thenNothing();
    given(...paid)
      .when(moveDeadline(SHIP_DUE_AT, after(SHIP_DUE_AT, 1)))
      .thenNothing();
  });

  it("is counted again when holidays are set, once, and never gets shorter", () => {
    const made = moved("2026-03-24T10:00:02.000Z", { moveId: "set-1", because: "holidays" });
    given(...paid)
      .when(countAgain(["2026-03-10", "2026-03-11"]))
      .thenRecords(made);
    given(...paid, made)
      .when(countAgain(["2026-03-10", "2026-03-11", "2026-03-12"]))
      .thenNothing();
    given(...paid, made)
      .when(countAgain([], SHIPPED_AT, "set-2"))
      .thenNothing();
    given(...paid)
      .when(countAgain(["2026-03-10"], SHIP_DUE_AT))
      .thenNothing();
    given(...shipped)
      .when(countAgain(["2026-03-10"]))
      .thenNothing();
  });
});
