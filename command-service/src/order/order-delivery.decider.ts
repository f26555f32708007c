import { afterDays, RECEIVED_AFTER_DAYS, RETURN_WITHIN_DAYS } from "@naqsh/shared/order";
import type {
  CancelUnshippedOrder,
  ConfirmReceipt,
  OrderEvent,
  OrderReceived,
  OrderRejection,
  ShipOrder,
} from "@naqsh/shared/order";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { cancellationOf, refundOfAll } from "./order-refund.decider";
import type { Order, Paid } from "./order.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;

/** The sides and the work, as every event after the payment names them. */
export const saleOf = ({ order: { orderId, buyerId, artistId, artworkId } }: Paid) => ({
  orderId,
  buyerId,
  artistId,
  artworkId,
});

/** Why an order that is not paid cannot be followed further. */
export const unpaidRefusal = ({ status }: Exclude<Order, Paid>): OrderRejection => {
  if (status === "unknown") return { code: "ORDER_UNKNOWN" };
  return status === "cancelled" ? { code: "ORDER_IS_CANCELLED" } : { code: "ORDER_NOT_PAID" };
};

/** A late shipment is a shipment, unless the buyer was faster and cancelled. */
export const shipOrder = ({ data }: ShipOrder, order: Order, { now }: Times): OrderDecision => {
  if (order.status !== "unknown" && order.order.artistId !== data.artistId) return reject({ code: "NOT_YOUR_SALE" });
  if (order.status !== "paid") return reject(unpaidRefusal(order));
  if (order.fulfilment.stage !== "processing") return reject({ code: "ORDER_IS_SHIPPED" });
  const { carrier, trackingNumber } = data;
  const receiptDueAt = afterDays(now, RECEIVED_AFTER_DAYS);
  return accept({
    type: "OrderShipped",
    data: { ...saleOf(order), carrier, trackingNumber, shippedAt: now, receiptDueAt },
  });
};

export const confirmReceipt = ({ data }: ConfirmReceipt, order: Order, { now }: Times): OrderDecision => {
  if (order.status !== "unknown" && order.order.buyerId !== data.buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  if (order.status !== "paid") return reject(unpaidRefusal(order));
  if (order.fulfilment.stage === "received") return accept();
  if (order.fulfilment.stage !== "shipped") return reject({ code: "ORDER_NOT_SHIPPED" });
  return accept(received(order, "buyer", now));
};

export const received = (order: Paid, by: OrderReceived["data"]["by"], now: Instant): OrderReceived => ({
  type: "OrderReceived",
  data: { ...saleOf(order), receivedAt: now, by, returnDueAt: afterDays(now, RETURN_WITHIN_DAYS) },
});

/** Everything goes back. By the moment alone: whether the timer has told of it already makes no difference. */
export const cancelUnshippedOrder = (
  { data }: CancelUnshippedOrder,
  order: Order,
  { receivedAt }: Times,
): OrderDecision => {
  if (order.status !== "unknown" && order.order.buyerId !== data.buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  if (order.status !== "paid") return reject(unpaidRefusal(order));
  const { stage, waiting } = order.fulfilment;
  if (stage !== "processing") return reject({ code: "ORDER_IS_SHIPPED" });
  if (waiting !== null && receivedAt < waiting.dueAt) {
    return reject({ code: "SHIPMENT_NOT_LATE", stepDueAt: waiting.dueAt });
  }
  return accept(cancellationOf(order, "notShipped"), ...refundOfAll(order, { reason: "notShipped" }));
};
