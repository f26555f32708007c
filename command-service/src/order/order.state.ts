import type { DeliveryZone } from "@naqsh/shared/settings";
import type { FulfilmentEvent, OrderCreated, OrderEvent, PaymentSucceeded } from "@naqsh/shared/order";
import { REFUNDS_BESIDE_PRICE } from "@naqsh/shared/order";
import { later } from "@naqsh/shared/kernel/instant";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { begunFulfilment, evolveFulfilment } from "./fulfilment.state";
import type { Fulfilment } from "./fulfilment.state";
import { evolveRefunds, ofPrice, type Refunds } from "./refund.state";

/** One try to pay. `confirmed`: the buyer confirmed with their bank, and the provider is asked again. */
export type Attempt =
  | { status: "pending" | "failed" | "refunded" }
  | {
      status: "needsConfirmation" | "confirmed" | "succeeded" | "refundOwed";
      /** The provider's. */
      reference: string;
    };

/** A line of the bank's statement that was found to belong to a transfer. */
export type ReceivedLine = { lineId: string; bookedOn: RiyadhDay; amount: Halalas };

/** A payment by bank transfer. `held`: what came of it and neither paid the order nor is owed back. */
export type Transfer = { reference: string; held: Halalas; lines: readonly ReceivedLine[] };

export type Known = {
  order: OrderCreated["data"];
  /** Null until its buyer says where the work is sent. */
  delivery: DeliveryZone | null;
  outages: readonly string[];
  attempts: ReadonlyMap<string, Attempt>;
  refunds: Refunds;
  /** By the payment's id. */
  transfers: ReadonlyMap<string, Transfer>;
};

export type Pending = Known & { status: "pending"; paymentDueAt: Instant };
export type Paid = Known & { status: "paid"; paymentId: string; reference: string; fulfilment: Fulfilment };
export type Cancelled = Known & { status: "cancelled" };
export type Order = { status: "unknown" } | Pending | Paid | Cancelled;

/** Payments that may still succeed; at most one is begun at a time. */
export const isUnderWay = ({ status }: Attempt): boolean =>
  status === "pending" || status === "needsConfirmation" || status === "confirmed";

type Of<Type extends OrderEvent["type"]> = Extract<OrderEvent, { type: Type }>;
type Data<Type extends OrderEvent["type"]> = Of<Type>["data"];

export const evolveOrder = (order: Order, event: OrderEvent): Order => {
  if (event.type === "OrderCreated") return created(event.data);
  if (order.status === "unknown") return order;
  switch (event.type) {
    case "DeliveryChosen":
      return { ...order, order: { ...order.order, amounts: event.data.amounts }, delivery: event.data.zone };
    case "PaymentBegun":
      return begun(order, event.data);
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
      const { order: terms, delivery, outages, attempts, refunds, transfers } = order;
      return { status: "cancelled", order: terms, delivery, outages, attempts, refunds, transfers };
    }
    case "TransferReceived":
      return transferReceived(order, event.data);
    case "PaymentDeadlineMoved":
      return deadlineMoved(order, event.data);
    case "RefundOwed":
      return refundOwed(order, event);
    case "OrderRefunded":
      return refunded(order, event);
    case "RefundFailed":
      return refundFailed(order, event);
    case "RefundRepeated":
    case "RefundTransferClaimed":
    case "RefundTransferReleased":
      return { ...order, refunds: evolveRefunds(order.refunds, event) };
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
  delivery: null,
  outages: [],
  attempts: new Map(),
  refunds: new Map(),
  transfers: new Map(),
});

const withTransfer = <Of extends Known>(order: Of, paymentId: string, transfer: Transfer): Of => ({
  ...order,
  transfers: new Map(order.transfers).set(paymentId, transfer),
});

/** A transfer takes the bank's time: the order waits for it. */
const begun = (order: Pending | Paid | Cancelled, { paymentId, transfer }: Data<"PaymentBegun">): Order => {
  const attempted = withAttempt(order, paymentId, { status: "pending" });
  if (!transfer) return attempted;
  const waiting = withTransfer(attempted, paymentId, { reference: transfer.reference, held: 0, lines: [] });
  if (waiting.status !== "pending") return waiting;
  return { ...waiting, paymentDueAt: later(waiting.paymentDueAt, transfer.dueAt) };
};

const transferReceived = (order: Pending | Paid | Cancelled, data: Data<"TransferReceived">): Order => {
  const transfer = order.transfers.get(data.paymentId);
  if (!transfer) return order;
  const { paymentId, lineId, bookedOn, amount } = data;
  const lines = [...transfer.lines, { lineId, bookedOn, amount }];
  return withTransfer(order, paymentId, { ...transfer, held: transfer.held + amount, lines });
};

/** What of a transfer paid the order, or goes back beside the price, is held no more. */
const heldNoMore = <Of extends Known>(order: Of, paymentId: string, amount: Halalas): Of => {
  const transfer = order.transfers.get(paymentId);
  return transfer ? withTransfer(order, paymentId, { ...transfer, held: transfer.held - amount }) : order;
};

const withAttempt = <Of extends Known>(order: Of, paymentId: string, attempt: Attempt): Of => ({
  ...order,
  attempts: new Map(order.attempts).set(paymentId, attempt),
});

const paid = (order: Pending | Paid | Cancelled, data: PaymentSucceeded["data"]): Paid => {
  const { paymentId, reference } = data;
  const attempted = withAttempt(order, paymentId, { status: "succeeded", reference });
  const held = heldNoMore(attempted, paymentId, data.amounts.total);
  const { order: terms, delivery, outages, attempts, refunds, transfers } = held;
  const fulfilment = begunFulfilment(data);
  return {
    status: "paid",
    order: terms,
    delivery,
    outages,
    attempts,
    refunds,
    transfers,
    paymentId,
    reference,
    fulfilment,
  };
};

/** A part of a payment leaves the payment as it was. */
const refundOwed = (order: Pending | Paid | Cancelled, event: Of<"RefundOwed">): Order => {
  const { paymentId, reference, amount, refundId, reason } = event.data;
  const isBesidePrice = reason !== undefined && REFUNDS_BESIDE_PRICE.has(reason);
  const rest = isBesidePrice ? heldNoMore(order, paymentId, amount) : order;
  const owing = { ...rest, refunds: evolveRefunds(rest.refunds, event) };
  return refundId === undefined ? withAttempt(owing, paymentId, { status: "refundOwed", reference }) : owing;
};

const refunded = (order: Pending | Paid | Cancelled, event: Of<"OrderRefunded">): Order => {
  const { paymentId, refundId } = event.data;
  const done = { ...order, refunds: evolveRefunds(order.refunds, event) };
  return refundId === undefined ? withAttempt(done, paymentId, { status: "refunded" }) : done;
};

/** What did not arrive is owed as before. */
const refundFailed = (order: Pending | Paid | Cancelled, event: Of<"RefundFailed">): Order => {
  const { paymentId, refundId } = event.data;
  const failed = { ...order, refunds: evolveRefunds(order.refunds, event) };
  const reference = failed.refunds.get(refundId ?? paymentId)?.reference ?? "";
  return refundId === undefined ? withAttempt(failed, paymentId, { status: "refundOwed", reference }) : failed;
};

/** How much of the price that was paid with this payment goes back, or went. */
export const givenBackOf = ({ refunds }: Known, paymentId: string): Halalas =>
  ofPrice(refunds, paymentId).reduce((sum, { amount }) => sum + amount, 0);

const deadlineMoved = (
  order: Pending | Paid | Cancelled,
  { outageId, paymentDueAt }: { outageId: string; paymentDueAt: Instant },
): Order => {
  const outages = [...order.outages, outageId];
  return order.status === "pending" ? { ...order, outages, paymentDueAt } : { ...order, outages };
};
