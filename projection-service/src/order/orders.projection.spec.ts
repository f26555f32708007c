import type { OrderEvent } from "@naqsh/shared/order";
import { describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { ordered } from "../testing/house-events";
import { ordersProjection } from "./orders.projection";

const orderId = idOfName("order");
const of = { orderId, buyerId: idOfName("sara") };
const sale = { auctionId: idOfName("auction"), artworkId: idOfName("work"), artistId: idOfName("artist") };
const created = ordered(orderId, "Dune", "sara", sale.auctionId);
const amount = 1150_00;
const begunAt = "2026-03-02T12:00:00.000Z";

const begun = (paymentId: string): OrderEvent => ({
  type: "PaymentBegun",
  data: { ...of, paymentId, method: "sandbox-succeeds", amount, begunAt },
});
const voided: OrderEvent = { type: "OrderCancelled", data: { ...of, ...sale, reason: "bidderVoided" } };
const owed: OrderEvent = { type: "RefundOwed", data: { ...of, paymentId: "p", reference: "r", amount } };
const refunded: OrderEvent = { type: "OrderRefunded", data: { ...of, paymentId: "p", amount } };

const after = (...events: OrderEvent[]) => foldAll(ordersProjection, [created, ...events]).get(orderId);

describe("An order's view", () => {
  it("tells of money that came for an order which a void had taken, until it is given back", () => {
    expect(after(begun("p"), voided)).toMatchObject({ status: "cancelled", payment: { status: "pending" } });
    const came = after(begun("p"), voided, owed);
    expect(came).toMatchObject({
      status: "cancelled",
      refunded: false,
      payment: { status: "succeeded", reason: null },
    });
    const given = after(begun("p"), voided, owed, refunded);
    expect(given).toMatchObject({ status: "cancelled", refunded: true, payment: { status: "succeeded" } });
  });

  it("says nothing of a second payment that an order which is paid gives back", () => {
    const { auctionId, artworkId, artistId } = sale;
    const amounts = { net: 1000_00, vat: 150_00, total: amount, commission: 100_00, artistShare: 900_00 };
    const paid: OrderEvent = {
      type: "PaymentSucceeded",
      data: { ...of, paymentId: "q", reference: "r", paidAt: begunAt, artworkId, artistId, auctionId, amounts },
    };
    const second = after(begun("p"), begun("q"), paid, owed, refunded);
    expect(second).toMatchObject({ status: "processing", refunded: false, payment: { paymentId: "q" } });
  });

  it("does not take the end of an earlier payment for the end of the one that came after", () => {
    const failed: OrderEvent = { type: "PaymentFailed", data: { ...of, paymentId: "p", reason: "late" } };
    expect(after(begun("p"), begun("q"), failed)).toMatchObject({ payment: { status: "pending", paymentId: "q" } });
  });
});
