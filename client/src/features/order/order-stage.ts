import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { PAYMENT_ABANDONED, type OrderView } from "@naqsh/shared/order";

/** Where an order is for its reader. `overdue`: the time is over, and the order's stream has not said so yet. */
export type OrderStage =
  | "toPay"
  | "failed"
  | "paying"
  | "needsConfirmation"
  | "awaitingTransfer"
  | "paid"
  | "shipped"
  | "completed"
  | "returnRequested"
  | "returned"
  | "refunded"
  | "refundUnderway"
  | "refundFailed"
  | "cancelled"
  | "overdue";

/** The way of a purchase. */
export const ORDER_STEPS = ["won", "payment", "preparation", "delivery"] as const;
type ReachedStep = Exclude<(typeof ORDER_STEPS)[number], "won">;

const PAYING: ReadonlySet<OrderStage> = new Set([
  "toPay",
  "failed",
  "paying",
  "needsConfirmation",
  "awaitingTransfer",
  "overdue",
]);

/** The step that a purchase is at; null if it has come to its end, or goes back. */
export const stepOfStage = (stage: OrderStage): ReachedStep | null => {
  if (stage === "paid") return "preparation";
  if (stage === "shipped") return "delivery";
  return PAYING.has(stage) ? "payment" : null;
};

/** Takes the server's clock in milliseconds. Only the server cancels; a passed deadline is merely said to have passed. */
export const stageOfOrder = (order: OrderView, nowMs: number): OrderStage => {
  if (order.refunded) return "refunded";
  const isGoingBack = order.status === "cancelled" || order.status === "returned";
  if (isGoingBack && order.failedRefunds.length > 0) return "refundFailed";
  if (order.status === "processing") return "paid";
  if (order.status !== "pending" && order.status !== "cancelled") return order.status;
  if (order.status === "cancelled") return order.payment.status === "succeeded" ? "refundUnderway" : "cancelled";
  if (order.payment.status === "pending") return order.payment.transfer ? "awaitingTransfer" : "paying";
  if (order.payment.status === "needsConfirmation") return "needsConfirmation";
  if (msFromInstant(order.paymentDueAt) <= nowMs) return "overdue";
  return order.payment.status === "failed" && order.payment.reason !== PAYMENT_ABANDONED ? "failed" : "toPay";
};

/** An order that moves on by itself is asked for again every so often, milliseconds; false: it does not. */
export const refreshEvery = (order: OrderView | undefined): number | false => {
  if (!order) return false;
  return order.status === "pending" && order.payment.status === "pending" && !order.payment.transfer ? 800 : false;
};
