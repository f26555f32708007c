import type { Instant } from "@naqsh/shared/kernel/instant";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { Position } from "@naqsh/shared/kernel/position";
import { yearInRiyadh } from "@naqsh/shared/order";
import type { OrderCreated, OrderEvent, OrderView } from "@naqsh/shared/order";

/** An order without the names and the picture, which queries join. */
export type OrderDocument = Omit<OrderView, "id" | "number" | "lot" | "totalAmount" | "buyer"> & {
  orderId: string;
  buyerId: string;
  artistId: string;
  createdAt: Instant;
  /** In which it was made, and where it lies in the log: its number follows from both. */
  year: number;
  position: Position;
};

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

const evolved = (order: OrderDocument, event: RecordedEvent<OrderEvent>): OrderDocument => {
  switch (event.type) {
    case "OrderCreated":
      return created(event);
    case "PaymentBegun": {
      const { paymentId, method } = event.data;
      return { ...order, payment: { status: "pending", paymentId, method, reason: null } };
    }
    case "PaymentConfirmationRequired":
      return { ...order, payment: { ...order.payment, status: "needsConfirmation" } };
    case "PaymentConfirmed":
      return { ...order, payment: { ...order.payment, status: "pending" } };
    case "PaymentSucceeded":
      return {
        ...order,
        status: "processing",
        paidAt: event.data.paidAt,
        payment: came(order, event.data.paymentId),
      };
    case "PaymentFailed":
      if (event.data.paymentId !== order.payment.paymentId) return order;
      return { ...order, payment: { ...order.payment, status: "failed", reason: event.data.reason } };
    case "OrderCancelled":
      return { ...order, status: "cancelled", cancelReason: event.data.reason };
    case "PaymentDeadlineMoved":
      return { ...order, paymentDueAt: event.data.paymentDueAt };
    case "RefundOwed":
      // A second payment of an order that is paid goes back without a word about the first.
      if (order.status !== "cancelled") return order;
      return { ...order, payment: came(order, event.data.paymentId) };
    case "OrderRefunded":
      return event.data.paymentId === order.payment.paymentId ? { ...order, refunded: true } : order;
  }
};

/** A purchase: the order's page, a collector's purchases, an artist's sales. */
export const ordersProjection: Projection<OrderDocument, OrderEvent> = {
  name: "orders",
  version: 2,
  indexes: {
    byBuyer: ["buyerId", "createdAt"],
    byArtist: ["artistId", "createdAt"],
    byYear: ["year", "position"],
  },
  handles: [
    "OrderCreated",
    "PaymentBegun",
    "PaymentConfirmationRequired",
    "PaymentConfirmed",
    "PaymentSucceeded",
    "PaymentFailed",
    "OrderCancelled",
    "PaymentDeadlineMoved",
    "RefundOwed",
    "OrderRefunded",
  ],
  keysOf: (event) => [event.data.orderId],
  evolve: (order, event) => {
    if (event.type === "OrderCreated") return created(event);
    return order === null ? null : evolved(order, event);
  },
};
