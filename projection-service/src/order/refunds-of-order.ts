import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type {
  FailedRefund,
  OrderEvent,
  OrderRefunded,
  OrderStatus,
  OrderView,
  RefundFailed,
  RefundRepeated,
} from "@naqsh/shared/order";
import { claimFrom, type ClaimDocument } from "../joins/claim-of-refund";
import { refundedOf, withRefundDone, withRefundFailed } from "./fulfilment-of-order";
import type { FulfilmentDocument } from "./fulfilment-of-order";

/** A failed refund without its administrator's name. */
export type FailedRefundDocument = Omit<FailedRefund, "claim" | "dueAt"> & { claim: ClaimDocument | null };

/** What of an order its refunds change. */
type Refundable = Pick<OrderView, "status" | "cancelReason" | "payment" | "paidAt" | "amounts" | "refunded"> & {
  fulfilment: FulfilmentDocument;
  failedRefunds: FailedRefundDocument[];
};
type OfRefund = Extract<
  OrderEvent,
  {
    type: "OrderRefunded" | "RefundFailed" | "RefundRepeated" | "RefundTransferClaimed" | "RefundTransferReleased";
  }
>;

/** A second payment that goes back says nothing about the one that paid, and one that paid nothing leaves the order to be paid. */
const isOfAnother = ({ status, payment }: Refundable, paymentId: string): boolean =>
  status === "pending" || paymentId !== payment.paymentId;

const done = <Order extends Refundable>(order: Order, { data, recordedAt }: RecordedEvent<OrderRefunded>): Order => {
  const fulfilment = withRefundDone(order.fulfilment, data.refundId ?? data.paymentId, recordedAt);
  if (isOfAnother(order, data.paymentId)) return { ...order, fulfilment };
  if (data.isBesidePrice && order.status !== "cancelled") return { ...order, fulfilment };
  // What came for an order that was never paid may be any sum.
  const isWholeBack =
    order.paidAt === null
      ? fulfilment.refunds.every(({ doneAt }) => doneAt !== null)
      : refundedOf(fulfilment) >= order.amounts.total;
  const isAll = data.refundId === undefined || isWholeBack;
  if (!isAll) return { ...order, fulfilment };
  const ends = order.status === "returned" || order.cancelReason === "refunded";
  return { ...order, fulfilment, refunded: true, status: ends ? "refunded" : order.status };
};

/** Before its money had gone back. */
const statusBefore = ({ status, cancelReason }: Refundable): OrderStatus => {
  if (status !== "refunded") return status;
  return cancelReason === null ? "returned" : "cancelled";
};

/** What failed is to go back as before; a part beside the price leaves the order what it was. */
const failed = <Order extends Refundable>(order: Order, { data, recordedAt }: RecordedEvent<RefundFailed>): Order => {
  const fulfilment = withRefundFailed(order.fulfilment, data.refundId ?? data.paymentId, recordedAt);
  if (isOfAnother(order, data.paymentId) || (data.isBesidePrice && order.status !== "cancelled"))
    return { ...order, fulfilment };
  return { ...order, fulfilment, refunded: false, status: statusBefore(order) };
};

const repeated = <Order extends Refundable>(order: Order, { data }: RecordedEvent<RefundRepeated>): Order => ({
  ...order,
  fulfilment: withRefundFailed(order.fulfilment, data.refundId ?? data.paymentId, null),
});

/** Every refund of the order, of its price or beside it. */
const waitingAfter = (
  waiting: readonly FailedRefundDocument[],
  event: RecordedEvent<OfRefund>,
): FailedRefundDocument[] => {
  const { paymentId, refundId = null, amount } = event.data;
  const isIt = (one: FailedRefundDocument): boolean => one.paymentId === paymentId && one.refundId === refundId;
  const others = waiting.filter((one) => !isIt(one));
  const claimed = (claim: ClaimDocument | null) => waiting.map((one) => (isIt(one) ? { ...one, claim } : one));
  switch (event.type) {
    case "OrderRefunded":
    case "RefundRepeated":
      return others;
    case "RefundFailed": {
      const { reason } = event.data;
      // Another of the provider's refunds failed meanwhile: whoever transfers the money still does.
      const claim = waiting.find(isIt)?.claim ?? null;
      return [...others, { paymentId, refundId, amount, failedAt: event.recordedAt, reason, claim }];
    }
    case "RefundTransferClaimed":
      return claimed(claimFrom(event));
    case "RefundTransferReleased":
      return claimed(null);
  }
};

/** Takes what became of a refund: whether the order's money is back, and what waits for an administrator. */
export const withRefund = <Order extends Refundable>(order: Order, event: RecordedEvent<OfRefund>): Order => {
  const failedRefunds = waitingAfter(order.failedRefunds, event);
  const waiting = { ...order, failedRefunds };
  switch (event.type) {
    case "OrderRefunded":
      return done(waiting, event);
    case "RefundFailed":
      return failed(waiting, event);
    case "RefundRepeated":
      return repeated(waiting, event);
    case "RefundTransferClaimed":
    case "RefundTransferReleased":
      return waiting;
  }
};
