import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { DeliveryZone } from "@naqsh/shared/settings";
import { later } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { Position } from "@naqsh/shared/kernel/position";
import { orderEventWords, REFUNDS_BESIDE_PRICE, yearInRiyadh } from "@naqsh/shared/order";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type {
  OrderCreated,
  OrderEvent,
  OrderMoment,
  OrderSide,
  OrderView,
  RefundOwed,
  TransferState,
} from "@naqsh/shared/order";
import { awaitsHand, fulfilmentAfter, NO_FULFILMENT, withRefundOwed } from "./fulfilment-of-order";
import type { FulfilmentDocument } from "./fulfilment-of-order";
import { statusAfter } from "./order-status";
import { withRefund, type FailedRefundDocument } from "./refunds-of-order";
import { waitAfter } from "./order-waits";

/** An order without the names and the picture, which queries join. */
export type OrderDocument = Omit<
  OrderView,
  "id" | "number" | "lot" | "artwork" | "totalAmount" | "amount" | "buyer" | "fulfilment" | "delivery" | "failedRefunds"
> & {
  orderId: string;
  buyerId: string;
  artistId: string;
  createdAt: Instant;
  /** In which it was made, and where it lies in the log: its number follows from both. */
  year: number;
  position: Position;
  delivery: { zone: DeliveryZone; address: PersonalText } | null;
  fulfilment: FulfilmentDocument;
  failedRefunds: FailedRefundDocument[];
  waitsFor: OrderSide | "nobody";
  /** Also beside whomever else it waits for. */
  waitsForAdministrator: "yes" | "no";
};

/** What a timeline tells; the tries to pay and moved deadlines stand in the history. */
const TOLD: ReadonlySet<OrderEvent["type"]> = new Set<OrderEvent["type"]>([
  "OrderCreated",
  "PaymentSucceeded",
  "OrderShipped",
  "ShipmentOverdue",
  "OrderReceived",
  "ReturnRequested",
  "ReturnEscalated",
  "ReturnAccepted",
  "ReturnDeclined",
  "ReturnLapsed",
  "ReturnSent",
  "ReturnArrived",
  "ReturnPeriodEnded",
  "OrderCancelled",
  "OrderRefunded",
  "RefundFailed",
]);

const momentsWith = (moments: OrderMoment[], { type, data, recordedAt: at }: RecordedEvent<OrderEvent>) =>
  TOLD.has(type) ? [...moments, { type, at, ...("by" in data && { by: data.by }) }] : moments;

const created = ({ data, recordedAt, position }: RecordedEvent<OrderCreated>): OrderDocument => ({
  orderId: data.orderId,
  buyerId: data.buyerId,
  artistId: data.artistId,
  status: "pending",
  cancelReason: null,
  source: data.source,
  auctionId: data.auctionId,
  artworkId: data.artworkId,
  amounts: data.amounts,
  paymentDueAt: data.paymentDueAt,
  payment: { status: "none", paymentId: null, method: null, reason: null },
  paidAt: null,
  refunded: false,
  waits: { for: "buyer", step: "payment", dueAt: data.paymentDueAt },
  waitsFor: "buyer",
  waitsForAdministrator: "no",
  failedRefunds: [],
  delivery: null,
  fulfilment: NO_FULFILMENT,
  moments: [{ type: "OrderCreated", at: recordedAt }],
  createdAt: recordedAt,
  year: yearInRiyadh(recordedAt),
  position,
});

/** The money of a payment is there, whatever became of its order. */
const came = ({ payment }: OrderDocument, paymentId: string): OrderDocument["payment"] => ({
  ...payment,
  status: "succeeded",
  paymentId,
  reason: null,
});

/** Changes the transfer that is the order's newest payment. */
const withTransfer = (
  order: OrderDocument,
  paymentId: string,
  changes: (transfer: TransferState) => Partial<TransferState>,
): OrderDocument => {
  const { payment } = order;
  if (!payment.transfer || payment.paymentId !== paymentId) return order;
  return { ...order, payment: { ...payment, transfer: { ...payment.transfer, ...changes(payment.transfer) } } };
};

/** A transfer may come as long as its order waits. */
const withTransferDue = (order: OrderDocument): OrderDocument =>
  withTransfer(order, order.payment.paymentId ?? "", () => ({ dueAt: order.paymentDueAt }));

/** Another sum than the order's paid nothing: it waits for a payment as before. */
const withoutPayment = (order: OrderDocument, { paymentId, reason }: RefundOwed["data"]): OrderDocument => {
  if (reason !== "amountDiffers" || order.payment.paymentId !== paymentId) return order;
  return { ...order, payment: { ...order.payment, status: "failed", reason } };
};

/** What a single kind of event changes; status, timeline and what waits follow for all of them. */
const changed = (order: OrderDocument, event: RecordedEvent<OrderEvent>): OrderDocument => {
  switch (event.type) {
    case "OrderCreated":
      return created(event);
    case "DeliveryChosen": {
      const { zone, address, amounts } = event.data;
      return { ...order, amounts, delivery: { zone, address } };
    }
    case "PaymentBegun": {
      const { paymentId, method, transfer } = event.data;
      const payment = { status: "pending" as const, paymentId, method, reason: null };
      if (!transfer) return { ...order, payment };
      const paymentDueAt = later(order.paymentDueAt, transfer.dueAt);
      return { ...order, paymentDueAt, payment: { ...payment, transfer: { ...transfer, received: 0, excess: 0 } } };
    }
    case "TransferReceived":
      return withTransfer(order, event.data.paymentId, ({ received }) => ({ received: received + event.data.amount }));
    case "PaymentConfirmationRequired":
      return { ...order, payment: { ...order.payment, status: "needsConfirmation" } };
    case "PaymentConfirmed":
      return { ...order, payment: { ...order.payment, status: "pending" } };
    case "PaymentSucceeded":
      return { ...order, paidAt: event.data.paidAt, payment: came(order, event.data.paymentId) };
    case "PaymentFailed":
      if (event.data.paymentId !== order.payment.paymentId) return order;
      return { ...order, payment: { ...order.payment, status: "failed", reason: event.data.reason } };
    case "OrderCancelled":
      return { ...order, cancelReason: event.data.reason };
    case "PaymentDeadlineMoved":
      return withTransferDue({ ...order, paymentDueAt: event.data.paymentDueAt });
    case "RefundOwed": {
      const { reason, amount, paymentId } = event.data;
      const owing = { ...order, fulfilment: withRefundOwed(order.fulfilment, event) };
      if (order.status !== "cancelled" && reason !== undefined && REFUNDS_BESIDE_PRICE.has(reason))
        return withTransfer(withoutPayment(owing, event.data), paymentId, ({ excess }) => ({
          excess: excess + amount,
        }));
      // A second payment of an order that is paid goes back without a word about the first.
      if (order.status !== "cancelled") return owing;
      return { ...owing, payment: came(order, paymentId), refunded: false };
    }
    case "OrderRefunded":
    case "RefundFailed":
    case "RefundRepeated":
    case "RefundTransferClaimed":
    case "RefundTransferReleased":
      return withRefund(order, event);
    default:
      return { ...order, fulfilment: fulfilmentAfter(order.fulfilment, event) };
  }
};

const evolved = (order: OrderDocument, event: RecordedEvent<OrderEvent>): OrderDocument => {
  const waits = waitAfter(order.waits, event);
  const status = statusAfter(order.status, event);
  const moments = momentsWith(order.moments, event);
  const after = changed({ ...order, status, waits, waitsFor: waits?.for ?? "nobody", moments }, event);
  const isAdministrators =
    after.waitsFor === "administrator" || after.failedRefunds.length > 0 || awaitsHand(after.fulfilment);
  return { ...after, waitsForAdministrator: isAdministrators ? "yes" : "no" };
};

/** A purchase: the order's page, a collector's purchases, an artist's sales. */
export const ordersProjection: Projection<OrderDocument, OrderEvent> = {
  name: "orders",
  version: 9,
  indexes: {
    byBuyer: ["buyerId", "createdAt"],
    byArtist: ["artistId", "createdAt"],
    byArtistAndStatus: ["artistId", "status", "createdAt"],
    byArtistAndWait: ["artistId", "waitsFor", "createdAt"],
    byBuyerAndStatus: ["buyerId", "status", "createdAt"],
    byBuyerAndArtwork: ["buyerId", "artworkId", "createdAt"],
    byTime: ["createdAt"],
    byStatus: ["status", "createdAt"],
    byWait: ["waitsFor", "createdAt"],
    byAdministratorsWait: ["waitsForAdministrator", "createdAt"],
    byYear: ["year", "position"],
  },
  handles: typesIn(orderEventWords),
  keysOf: (event) => [event.data.orderId],
  evolve: (order, event) => {
    if (event.type === "OrderCreated") return created(event);
    return order === null ? null : evolved(order, event);
  },
};
