import type { CancelOrder, CreateOrder, OrderCommand, OrderEvent } from "@naqsh/shared/order";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { sentencesAbout } from "@naqsh/shared/testing/decider-spec";
import { orderDecider } from "../order/order.decider";
import type { Order } from "../order/order.state";

export const ORDER_ID = "0c0e3c1a-0000-5000-8000-000000000001";
export const CREATED_AT = "2026-03-01T10:00:02.000Z";
export const DUE_AT = "2026-03-02T10:00:02.000Z";
export const MINUTE = 60_000;

export const createOrder = (sale: Partial<CreateOrder["data"]> = {}): CreateOrder => ({
  type: "CreateOrder",
  data: {
    orderId: ORDER_ID,
    artworkId: "artwork",
    artistId: "artist",
    auctionId: "auction",
    source: "auction",
    buyerId: "mona",
    net: 1000_00,
    paymentDueAt: DUE_AT,
    ...sale,
  },
});
export const begin = (paymentId: string, buyerId = "mona"): OrderCommand => ({
  type: "BeginPayment",
  data: { orderId: ORDER_ID, buyerId, paymentId, method: "sandbox-succeeds" },
});
export const needConfirmation = (paymentId: string): OrderCommand => ({
  type: "RequireConfirmation",
  data: { orderId: ORDER_ID, paymentId, reference: `reference of ${paymentId}` },
});
export const confirmWithBank = (paymentId: string, buyerId = "mona"): OrderCommand => ({
  type: "ConfirmWithBank",
  data: { orderId: ORDER_ID, buyerId, paymentId },
});
export const abandon = (paymentId: string, buyerId = "mona"): OrderCommand => ({
  type: "AbandonPayment",
  data: { orderId: ORDER_ID, buyerId, paymentId },
});
export const succeed = (paymentId: string): OrderCommand => ({
  type: "ConfirmPayment",
  data: { orderId: ORDER_ID, paymentId, reference: `reference of ${paymentId}` },
});
export const fail = (paymentId: string): OrderCommand => ({
  type: "FailPayment",
  data: { orderId: ORDER_ID, paymentId, reason: "card_declined" },
});
export const cancel = (
  reason: CancelOrder["data"]["reason"] = "paymentDeadlineMissed",
  asked?: CancelOrder["data"]["void"],
  unpayable?: true,
): OrderCommand => ({
  type: "CancelOrder",
  data: { orderId: ORDER_ID, reason, ...(asked && { void: asked }), ...(unpayable && { unpayable }) },
});
export const moveDeadline = (from: Instant, to: Instant, outageId = "outage-1"): OrderCommand => ({
  type: "MovePaymentDeadline",
  data: { orderId: ORDER_ID, outageId, from, to },
});
export const refund = (paymentId: string): OrderCommand => ({
  type: "RecordRefund",
  data: { orderId: ORDER_ID, paymentId, amount: 1150_00 },
});

/** The events of commands that all have to be accepted. */
export const told = (...steps: [OrderCommand, Instant?][]): OrderEvent[] => {
  const events: OrderEvent[] = [];
  let order: Order = orderDecider.initialState;
  for (const [command, at = CREATED_AT] of steps) {
    const decision = orderDecider.decide(command, order, { receivedAt: at, now: at });
    if (!decision.accepted) throw new Error(`${command.type} was refused: ${decision.rejection.code}`);
    events.push(...decision.events);
    order = decision.events.reduce(orderDecider.evolve, order);
  }
  return events;
};

export const given = sentencesAbout(orderDecider, { receivedAt: CREATED_AT, now: CREATED_AT });

export const ofOrder = { orderId: ORDER_ID, buyerId: "mona" };
export const owed = (paymentId: string): OrderEvent => ({
  type: "RefundOwed",
  data: { ...ofOrder, paymentId, reference: `reference of ${paymentId}`, amount: 1150_00 },
});
export const called = (reason: "paymentDeadlineMissed" | "bidderVoided"): OrderEvent => ({
  type: "OrderCancelled",
  data: { ...ofOrder, auctionId: "auction", artworkId: "artwork", artistId: "artist", reason },
});
