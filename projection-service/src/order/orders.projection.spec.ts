import { transferReferenceOf, type OrderEvent } from "@naqsh/shared/order";
import { describe, expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { ordered } from "../testing/story-events";
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
const owed: Extract<OrderEvent, { type: "RefundOwed" }> = {
  type: "RefundOwed",
  data: { ...of, paymentId: "p", reference: "r", amount },
};
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

  it("says who transfers a refund that failed, also once another try of the provider's failed, until it is given back", () => {
    const ofRefund = { ...of, paymentId: "p", amount };
    const failed = (providerRefund: string): OrderEvent => ({
      type: "RefundFailed",
      data: { ...ofRefund, providerRefund, reason: "lost" },
    });
    const claimed: OrderEvent = {
      type: "RefundTransferClaimed",
      data: { ...ofRefund, claimedBy: "noura", claimedAt: begunAt },
    };
    const story = [begun("p"), voided, owed, failed("re_1"), claimed];
    const claim = { claimedBy: "noura", claimedAt: begunAt };
    expect(after(...story)).toMatchObject({ waitsForAdministrator: "yes", failedRefunds: [{ claim }] });
    expect(after(...story, failed("re_2"))).toMatchObject({ failedRefunds: [{ claim }] });
    const released: OrderEvent = { type: "RefundTransferReleased", data: { ...ofRefund, releasedBy: "noura" } };
    expect(after(...story, released)).toMatchObject({ failedRefunds: [{ claim: null }] });
    expect(after(...story, refunded)).toMatchObject({ failedRefunds: [] });
  });

  it("is not refunded where money of another sum went back and its buyer can still pay", () => {
    const differs: OrderEvent = { type: "RefundOwed", data: { ...owed.data, amount: 5_00, reason: "amountDiffers" } };
    const back: OrderEvent = { type: "OrderRefunded", data: { ...of, paymentId: "p", amount: 5_00 } };
    expect(after(begun("p"), differs, back)).toMatchObject({ status: "pending", refunded: false });
  });

  it("says that another sum than its total paid nothing and goes back, and waits for a payment as before", () => {
    const differs: OrderEvent = { type: "RefundOwed", data: { ...owed.data, amount: 5_00, reason: "amountDiffers" } };
    const back: OrderEvent = { type: "OrderRefunded", data: { ...of, paymentId: "p", amount: 5_00 } };
    const waiting = after(begun("p"), differs);
    expect(waiting).toMatchObject({ status: "pending", payment: { status: "failed", reason: "amountDiffers" } });
    expect(waiting?.fulfilment.refunds).toMatchObject([{ amount: 5_00, reason: "amountDiffers", doneAt: null }]);
    expect(after(begun("p"), differs, back)?.fulfilment.refunds).toMatchObject([{ doneAt: expect.any(String) }]);
  });

  it("waits for an administrator while a bank transfer is to be sent back by hand, and for nobody else's refunds", () => {
    const reference = transferReferenceOf("p");
    const transferred: OrderEvent = { type: "RefundOwed", data: { ...owed.data, reference, reason: "tooLate" } };
    expect(after(begun("p"), voided, transferred)).toMatchObject({
      waitsForAdministrator: "yes",
      fulfilment: { refunds: [{ isByHand: true, isBesidePrice: true, doneAt: null }] },
    });
    expect(after(begun("p"), voided, transferred, refunded)).toMatchObject({ waitsForAdministrator: "no" });
    expect(after(begun("p"), voided, owed)).toMatchObject({ waitsForAdministrator: "no" });
  });

  it("lets a transfer come as long as the order waits, also once an outage moved that", () => {
    const first = "2026-03-06T12:00:00.000Z";
    const moved = "2026-03-06T13:00:00.000Z";
    const transfer: OrderEvent = {
      type: "PaymentBegun",
      data: { ...of, paymentId: "t", method: "transfer", amount, begunAt, transfer: { reference: "r", dueAt: first } },
    };
    expect(after(transfer)).toMatchObject({ payment: { transfer: { dueAt: first } }, waits: { dueAt: first } });
    const deadline: OrderEvent = { type: "PaymentDeadlineMoved", data: { ...of, outageId: "x", paymentDueAt: moved } };
    expect(after(transfer, deadline)).toMatchObject({
      paymentDueAt: moved,
      payment: { transfer: { dueAt: moved } },
      waits: { dueAt: moved },
    });
  });

  it("is refunded once all is back that came for it after it fell, however little, and not before", () => {
    const part = (refundId: string): OrderEvent[] => [
      { type: "RefundOwed", data: { ...owed.data, amount: 300_00, reason: "tooLate", refundId } },
      { type: "OrderRefunded", data: { ...of, paymentId: "p", amount: 300_00, refundId } },
    ];
    const fallen = [begun("p"), voided, ...part("one")];
    expect(after(...fallen)).toMatchObject({ refunded: true, payment: { status: "succeeded" } });
    expect(after(...fallen, ...part("two").slice(0, 1))).toMatchObject({ refunded: false });
    expect(after(...fallen, ...part("two"))).toMatchObject({ refunded: true });
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

  describe("after its payment", () => {
    const parties = { ...of, artistId: sale.artistId, artworkId: sale.artworkId };
    const at = "2026-03-04T08:00:00.000Z";
    const dueAt = "2026-03-18T08:00:00.000Z";
    const amounts = { net: 650_00, vat: 97_50, total: 747_50, commission: 65_00, artistShare: 585_00 };
    const parcel = { carrier: "smsa", trackingNumber: "SM-1" } as const;
    const events: OrderEvent[] = [
      begun("p"),
      {
        type: "PaymentSucceeded",
        data: { ...parties, auctionId: null, paymentId: "p", reference: "r", paidAt: at, amounts, shipDueAt: dueAt },
      },
      { type: "OrderShipped", data: { ...parties, ...parcel, shippedAt: at, receiptDueAt: dueAt } },
      { type: "OrderReceived", data: { ...parties, receivedAt: at, by: "buyer", returnDueAt: dueAt } },
      {
        type: "ReturnRequested",
        data: {
          ...parties,
          reason: { person: of.buyerId, plain: "broken" },
          isDefective: true,
          pictures: ["one"],
          requestedAt: at,
          answerDueAt: dueAt,
        },
      },
      { type: "ReturnAccepted", data: { ...parties, by: "artist", answeredBy: "a", acceptedAt: at, sendDueAt: dueAt } },
      { type: "ReturnSent", data: { ...parties, ...parcel, sentAt: at, arrivalDueAt: dueAt } },
      { type: "ReturnArrived", data: { ...parties, arrivedAt: at, by: "artist", confirmedBy: "a" } },
      {
        type: "RefundOwed",
        data: { ...of, paymentId: "p", reference: "r", amount: 747_50, reason: "returned", artistId: sale.artistId },
      },
      { type: "OrderRefunded", data: { ...of, paymentId: "p", amount: 747_50 } },
    ];

    it.each([
      [2, "processing", "artist", "shipment"],
      [3, "shipped", "buyer", "receipt"],
      [4, "completed", "buyer", "returnPeriod"],
      [5, "returnRequested", "artist", "returnAnswer"],
      [6, "returnRequested", "buyer", "returnSending"],
      [7, "returnRequested", "artist", "returnArrival"],
    ])("and %i events is %s and waits for the %s", (count, status, side, step) => {
      const order = after(...events.slice(0, count));
      expect(order).toMatchObject({ status, waitsFor: side, waits: { for: side, step, dueAt } });
    });

    it("waits for nobody once the work is back, and is refunded when the money went", () => {
      expect(after(...events.slice(0, 9))).toMatchObject({ status: "returned", waitsFor: "nobody", refunded: false });
      const order = after(...events);
      expect(order).toMatchObject({ status: "refunded", refunded: true });
      expect(order?.fulfilment.refunds).toMatchObject([{ amount: 747_50, reason: "returned" }]);
      expect(order?.moments.map(({ type }) => type)).toEqual([
        "OrderCreated",
        "PaymentSucceeded",
        "OrderShipped",
        "OrderReceived",
        "ReturnRequested",
        "ReturnAccepted",
        "ReturnSent",
        "ReturnArrived",
        "OrderRefunded",
      ]);
    });

    it("stays what it is when a part went back, and is refunded when the rest did", () => {
      const part = (refundId: string, amount: number): OrderEvent[] => [
        {
          type: "RefundOwed",
          data: { ...of, paymentId: "p", reference: "r", amount, reason: "administrator", refundId },
        },
        { type: "OrderRefunded", data: { ...of, paymentId: "p", amount, refundId } },
      ];
      const paid = [...events.slice(0, 3), ...part("one", 47_50)];
      expect(after(...paid)).toMatchObject({ status: "shipped", refunded: false });
      const [owed, given] = part("two", 700_00);
      const ended: OrderEvent = { type: "OrderCancelled", data: { ...of, ...sale, reason: "refunded" } };
      expect(after(...paid, ended, owed!)).toMatchObject({ status: "cancelled", waits: null, refunded: false });
      expect(after(...paid, ended, owed!, given!)).toMatchObject({ status: "refunded", refunded: true });
    });
  });
});
