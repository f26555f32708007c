import type { FulfilmentEvent, OrderCreated, OrderEvent, PaymentSucceeded } from "@naqsh/shared/order";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import { begunFulfilment, evolveFulfilment } from "./fulfilment.state";
import type { Fulfilment } from "./fulfilment.state";

/** One try to pay. `confirmed`: the buyer confirmed with their bank, and the provider is asked again. */
export type Attempt =
  | { status: "pending" | "failed" | "refunded" }
  | {
      status: "needsConfirmation" | "confirmed" | "succeeded" | "refundOwed";
      /** The provider's. */
      reference: string;
    };

/** Money of a payment that goes back; `isDone`: it went. */
export type Refund = { paymentId: string; amount: Halalas; isDone: boolean };

type Known = {
  order: OrderCreated["data"];
  outages: readonly string[];
  attempts: ReadonlyMap<string, Attempt>;
  /** By the refund's id; by the payment's where all of it goes back at once. */
  refunds: ReadonlyMap<string, Refund>;
};

export type Pending = Known & { status: "pending"; paymentDueAt: Instant };
export type Paid = Known & { status: "paid"; paymentId: string; reference: string; fulfilment: Fulfilment };
export type Cancelled = Known & { status: "cancelled" };
export type Order = { status: "unknown" } | Pending | Paid | Cancelled;

/** Payments that may still succeed; at most one is begun at a time. */
export const isUnderWay = ({ status }: Attempt): boolean =>
  status === "pending" || status === "needsConfirmation" || status === "confirmed";

type Data<Type extends OrderEvent["type"]> = Extract<OrderEvent, { type: Type }>["data"];

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
      return paid(order, event.data);
    case "PaymentFailed":
      return withAttempt(order, event.data.paymentId, { status: "failed" });
    case "OrderCancelled": {
      const { order: terms, outages, attempts, refunds } = order;
      return { status: "cancelled", order: terms, outages, attempts, refunds };
    }
    case "PaymentDeadlineMoved":
      return deadlineMoved(order, event.data);
    case "RefundOwed":
      return refundOwed(order, event.data);
    case "OrderRefunded":
      return refunded(order, event.data);
    default:
      return fulfilled(order, event);
  }
};

/** Nothing is told of the fulfilment of an order that is not paid. */
const fulfilled = (order: Pending | Paid | Cancelled, event: FulfilmentEvent): Order =>
  order.status === "paid" ? { ...order, fulfilment: evolveFulfilment(order.fulfilment, event) } : order;

const created = (order: OrderCreated["data"]): Pending => ({
  status: "pending",
  order,
  paymentDueAt: order.paymentDueAt,
  outages: [],
  attempts: new Map(),
  refunds: new Map(),
});

const withAttempt = <Of extends Known>(order: Of, paymentId: string, attempt: Attempt): Of => ({
  ...order,
  attempts: new Map(order.attempts).set(paymentId, attempt),
});

const paid = (order: Pending | Paid | Cancelled, data: PaymentSucceeded["data"]): Paid => {
  const { paymentId, reference } = data;
  const attempted = withAttempt(order, paymentId, { status: "succeeded", reference });
  const { order: terms, outages, attempts, refunds } = attempted;
  const fulfilment = begunFulfilment(data);
  return { status: "paid", order: terms, outages, attempts, refunds, paymentId, reference, fulfilment };
};

const withRefund = <Of extends Known>(order: Of, id: string, refund: Refund): Of => ({
  ...order,
  refunds: new Map(order.refunds).set(id, refund),
});

/** A part of a payment leaves the payment as it was. */
const refundOwed = (order: Pending | Paid | Cancelled, data: Data<"RefundOwed">): Order => {
  const { paymentId, reference, amount, refundId } = data;
  const owing = withRefund(order, refundId ?? paymentId, { paymentId, amount, isDone: false });
  return refundId === undefined ? withAttempt(owing, paymentId, { status: "refundOwed", reference }) : owing;
};

const refunded = (order: Pending | Paid | Cancelled, data: Data<"OrderRefunded">): Order => {
  const { paymentId, amount, refundId } = data;
  const done = withRefund(order, refundId ?? paymentId, { paymentId, amount, isDone: true });
  return refundId === undefined ? withAttempt(done, paymentId, { status: "refunded" }) : done;
};

/** Of what was paid with this payment, all that goes back or went. */
export const givenBackOf = ({ refunds }: Known, paymentId: string): Halalas =>
  [...refunds.values()].reduce((sum, refund) => (refund.paymentId === paymentId ? sum + refund.amount : sum), 0);

const deadlineMoved = (
  order: Pending | Paid | Cancelled,
  { outageId, paymentDueAt }: { outageId: string; paymentDueAt: Instant },
): Order => {
  const outages = [...order.outages, outageId];
  return order.status === "pending" ? { ...order, outages, paymentDueAt } : { ...order, outages };
};
