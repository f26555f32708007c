import type { OrderCreated, OrderEvent } from "@naqsh/shared/order";
import type { Instant } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** One try to pay. `confirmed`: the buyer confirmed with their bank, and the provider is asked again. */
export type Attempt =
  | { status: "pending" | "failed" | "refunded" }
  | {
      status: "needsConfirmation" | "confirmed" | "succeeded" | "refundOwed";
      /** The provider's. */
      reference: string;
    };

type Known = { order: OrderCreated["data"]; outages: readonly string[]; attempts: ReadonlyMap<string, Attempt> };

export type Pending = Known & { status: "pending"; paymentDueAt: Instant };
export type Paid = Known & { status: "paid"; paymentId: string; reference: string };
export type Cancelled = Known & { status: "cancelled" };
export type Order = { status: "unknown" } | Pending | Paid | Cancelled;

/** Payments that may still succeed; at most one is begun at a time. */
export const isUnderWay = ({ status }: Attempt): boolean =>
  status === "pending" || status === "needsConfirmation" || status === "confirmed";

export const evolveOrder = (order: Order, event: OrderEvent): Order => {
  if (event.type === "OrderCreated") return created(event.data);
  if (order.status === "unknown") return order;
  switch (event.type) {
    case "PaymentBegun":
      return withAttempt(order, event.data.paymentId, { status: "pending" });
    case "PaymentConfirmationRequired":
      return withAttempt(order, event.data.paymentId, {
        status: "needsConfirmation",
        reference: event.data.reference,
      });
    case "PaymentConfirmed":
      return withAttempt(order, event.data.paymentId, { status: "confirmed", reference: event.data.reference });
    case "PaymentSucceeded":
      return paid(order, event.data.paymentId, event.data.reference);
    case "PaymentFailed":
      return withAttempt(order, event.data.paymentId, { status: "failed" });
    case "OrderCancelled":
      return { status: "cancelled", order: order.order, outages: order.outages, attempts: order.attempts };
    case "PaymentDeadlineMoved":
      return deadlineMoved(order, event.data);
    case "RefundOwed":
      return withAttempt(order, event.data.paymentId, { status: "refundOwed", reference: event.data.reference });
    case "OrderRefunded":
      return withAttempt(order, event.data.paymentId, { status: "refunded" });
    default:
      return unreachable(event);
  }
};

const created = (order: OrderCreated["data"]): Pending => ({
  status: "pending",
  order,
  paymentDueAt: order.paymentDueAt,
  outages: [],
  attempts: new Map(),
});

const withAttempt = <Of extends Known>(order: Of, paymentId: string, attempt: Attempt): Of => ({
  ...order,
  attempts: new Map(order.attempts).set(paymentId, attempt),
});

const paid = (order: Pending | Paid | Cancelled, paymentId: string, reference: string): Paid => {
  const { order: terms, outages, attempts } = withAttempt(order, paymentId, { status: "succeeded", reference });
  return { status: "paid", order: terms, outages, attempts, paymentId, reference };
};

const deadlineMoved = (
  order: Pending | Paid | Cancelled,
  { outageId, paymentDueAt }: { outageId: string; paymentDueAt: Instant },
): Order => {
  const outages = [...order.outages, outageId];
  return order.status === "pending" ? { ...order, outages, paymentDueAt } : { ...order, outages };
};
