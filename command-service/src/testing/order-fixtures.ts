import { refundKeyOf } from "@naqsh/shared/order";
import type {
  CancelOrder,
  CancelReason,
  CreateOrder,
  OrderCommand,
  OrderEvent,
  RefundOwed,
  ReturnAnswerer,
} from "@naqsh/shared/order";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { DELIVERY } from "@naqsh/shared/testing/delivery-in-test";
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
export const chooseDelivery = (buyerId = "mona"): OrderCommand => ({
  type: "ChooseDelivery",
  data: { orderId: ORDER_ID, buyerId, price: 0, ...DELIVERY },
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
export const owed = (paymentId: string, why: Partial<RefundOwed["data"]> = {}): OrderEvent => ({
  type: "RefundOwed",
  data: { ...ofOrder, paymentId, reference: `reference of ${paymentId}`, amount: 1150_00, ...why },
});
export const called = (reason: CancelReason): OrderEvent => ({
  type: "OrderCancelled",
  data: { ...ofOrder, auctionId: "auction", artworkId: "artwork", artistId: "artist", reason },
});

/** 15 working days after the payment, which came on a Sunday. */
export const SHIP_DUE_AT = "2026-03-22T10:00:02.000Z";
export const sale = { orderId: ORDER_ID, buyerId: "mona", artistId: "artist", artworkId: "artwork" };
const parcel = { carrier: "smsa", trackingNumber: "SM-1" } as const;

export const ship = (artistId = "artist"): OrderCommand => ({
  type: "ShipOrder",
  data: { orderId: ORDER_ID, artistId, ...parcel },
});
export const receive = (buyerId = "mona"): OrderCommand => ({
  type: "ConfirmReceipt",
  data: { orderId: ORDER_ID, buyerId },
});
export const cancelUnshipped = (buyerId = "mona"): OrderCommand => ({
  type: "CancelUnshippedOrder",
  data: { orderId: ORDER_ID, buyerId },
});
export const askReturn = (buyerId = "mona"): OrderCommand => ({
  type: "RequestReturn",
  data: { orderId: ORDER_ID, buyerId, reason: "It came broken", isDefective: true, pictures: ["one"], holidays: [] },
});
const answerer = (by: ReturnAnswerer) => ({ orderId: ORDER_ID, by, answeredBy: by === "artist" ? "artist" : "admin" });
export const acceptReturn = (by: ReturnAnswerer = "artist"): OrderCommand => ({
  type: "AcceptReturn",
  data: answerer(by),
});
export const declineReturn = (by: ReturnAnswerer = "artist"): OrderCommand => ({
  type: "DeclineReturn",
  data: { ...answerer(by), reason: "It left whole", holidays: [] },
});
export const sendReturn = (buyerId = "mona"): OrderCommand => ({
  type: "SendReturn",
  data: { orderId: ORDER_ID, buyerId, ...parcel },
});
export const confirmArrival = (by: ReturnAnswerer = "artist"): OrderCommand => ({
  type: "ConfirmReturnArrival",
  data: answerer(by),
});
export const refundOrder = (refundId: string, amount: number | null = null): OrderCommand => ({
  type: "RefundOrder",
  data: { orderId: ORDER_ID, refundId, refundedBy: "admin", amount, reason: "A kindness" },
});
export const recordRefundOf = (paymentId: string, refundId?: string): OrderCommand => ({
  type: "RecordRefund",
  data: { orderId: ORDER_ID, paymentId, amount: 1, ...(refundId !== undefined && { refundId }) },
});
type RefundIds = { paymentId: string; refundId: string | null };
const idsOf = ({ paymentId, refundId }: RefundIds) => ({
  orderId: ORDER_ID,
  paymentId,
  ...(refundId !== null && { refundId }),
});
export const failRefund = ({ paymentId, refundId }: RefundIds, providerRefund: string): OrderCommand => ({
  type: "FailRefund",
  data: { orderId: ORDER_ID, refundKey: refundKeyOf(paymentId, refundId ?? undefined), providerRefund, reason: "lost" },
});
export const repeatRefund = (ids: RefundIds): OrderCommand => ({
  type: "RepeatRefund",
  data: { orderId: ORDER_ID, ...ids, repeatedBy: "admin" },
});
export const claimRefund = (ids: RefundIds, claimedBy = "admin"): OrderCommand => ({
  type: "ClaimRefundTransfer",
  data: { orderId: ORDER_ID, ...ids, claimedBy },
});
export const releaseRefund = (ids: RefundIds, releasedBy = "admin"): OrderCommand => ({
  type: "ReleaseRefundTransfer",
  data: { orderId: ORDER_ID, ...ids, releasedBy },
});
export const recordByHand = (ids: RefundIds, sentBy = "admin", bankReference = "FT26"): OrderCommand => ({
  type: "RecordRefund",
  data: { ...idsOf(ids), amount: 0, sentBy, bankReference },
});
export const passDeadline: OrderCommand = { type: "PassOrderDeadline", data: { orderId: ORDER_ID } };
export const countAgain = (holidays: string[], setAt: Instant = CREATED_AT, moveId = "set-1"): OrderCommand => ({
  type: "CountWorkingDaysAgain",
  data: { orderId: ORDER_ID, moveId, setAt, holidays },
});

/** Steps of an order that waits for its payment. */
export const ORDERED: [OrderCommand, Instant?][] = [[createOrder()], [chooseDelivery()]];
/** Steps of an order whose winner paid at once. */
export const PAID: [OrderCommand, Instant?][] = [...ORDERED, [begin("p1")], [succeed("p1")]];
