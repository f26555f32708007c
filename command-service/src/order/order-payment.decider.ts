import { PAYMENT_ABANDONED, PAYMENT_OVERTAKEN, TRANSFER_METHOD } from "@naqsh/shared/order";
import type {
  AbandonPayment,
  BeginPayment,
  ConfirmPayment,
  ConfirmWithBank,
  FailPayment,
  OrderEvent,
  OrderRejection,
  RecordRefund,
  RequireConfirmation,
} from "@naqsh/shared/order";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { unclaimedFor } from "./order-refund-claim.decider";
import { heldTransfersOwed, successOf, transferTermsOf } from "./order-transfer.decider";
import { isUnderWay, type Attempt, type Order } from "./order.state";
import type { Refund } from "./refund.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;
type Known = Exclude<Order, { status: "unknown" }>;

/** In time only, and one at a time: a second card beside a pending one would be charged too. */
export const beginPayment = ({ data }: BeginPayment, order: Order, { receivedAt, now }: Times): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  const { orderId, buyerId, amounts } = order.order;
  if (data.buyerId !== buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  if (order.attempts.has(data.paymentId)) return accept();
  if (order.status === "paid") return reject({ code: "ORDER_IS_PAID" });
  if (order.status === "cancelled") return reject({ code: "ORDER_IS_CANCELLED" });
  const { paymentDueAt } = order;
  if (receivedAt >= paymentDueAt) return reject({ code: "PAYMENT_DEADLINE_PASSED", paymentDueAt });
  if ([...order.attempts.values()].some(isUnderWay)) return reject({ code: "PAYMENT_PENDING" });
  if (order.delivery === null) return reject({ code: "DELIVERY_MISSING" });
  const { paymentId, method, card } = data;
  return accept({
    type: "PaymentBegun",
    data: {
      orderId,
      buyerId,
      paymentId,
      method,
      amount: amounts.total,
      begunAt: now,
      ...(method === TRANSFER_METHOD && { transfer: transferTermsOf(order, paymentId) }),
      ...(card && { card }),
    },
  });
};

export const requireConfirmation = ({ data }: RequireConfirmation, order: Order): OrderDecision => {
  const { known, attempt, refusal } = paymentOf(order, data.paymentId);
  if (refusal) return reject(refusal);
  const { paymentId, reference } = data;
  if (known.status === "cancelled")
    return isUnderWay(attempt) ? accept(overtaken(known, paymentId, reference)) : accept();
  // A bank may ask again after its buyer had confirmed.
  if (attempt.status !== "pending" && attempt.status !== "confirmed") return accept();
  return accept({ type: "PaymentConfirmationRequired", data: { ...partiesOf(known), paymentId, reference } });
};

/** The end of a payment that nobody will confirm, since its order fell. What the provider takes all the same is owed back. */
const overtaken = (order: Known, paymentId: string, reference?: string): OrderEvent => ({
  type: "PaymentFailed",
  data: { ...partiesOf(order), paymentId, reason: PAYMENT_OVERTAKEN, ...(reference !== undefined && { reference }) },
});

/** Ends of the payments that wait for their buyer alone; what the provider has in hand ends by its answer. */
export const paymentsOvertaken = (order: Known): OrderEvent[] => {
  const ended = [...order.attempts].flatMap(([paymentId, attempt]) => {
    if (attempt.status === "needsConfirmation") return [overtaken(order, paymentId, attempt.reference)];
    return attempt.status === "pending" && order.transfers.has(paymentId) ? [overtaken(order, paymentId)] : [];
  });
  return [...ended, ...heldTransfersOwed(order)];
};

export const confirmWithBank = ({ data }: ConfirmWithBank, order: Order): OrderDecision => {
  if (order.status !== "unknown" && order.order.buyerId !== data.buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  const { known, attempt, refusal } = paymentOf(order, data.paymentId);
  if (refusal) return reject(refusal);
  if (attempt.status === "confirmed" || attempt.status === "succeeded") return accept();
  if (known.status === "paid") return reject({ code: "ORDER_IS_PAID" });
  if (known.status === "cancelled") return reject({ code: "ORDER_IS_CANCELLED" });
  if (attempt.status !== "needsConfirmation") return reject({ code: "PAYMENT_NEEDS_NO_CONFIRMATION" });
  const { reference } = attempt;
  return accept({ type: "PaymentConfirmed", data: { ...partiesOf(known), paymentId: data.paymentId, reference } });
};

/** Only while nobody but the buyer is waited for, or their bank's transfer: what the provider has in hand may still succeed. */
export const abandonPayment = ({ data }: AbandonPayment, order: Order): OrderDecision => {
  if (order.status !== "unknown" && order.order.buyerId !== data.buyerId) return reject({ code: "NOT_YOUR_ORDER" });
  const { known, attempt, refusal } = paymentOf(order, data.paymentId);
  if (refusal) return reject(refusal);
  if (attempt.status === "failed") return accept();
  const { paymentId } = data;
  const isTransfer = attempt.status === "pending" && known.transfers.has(paymentId);
  if (attempt.status !== "needsConfirmation" && !isTransfer) return reject({ code: "PAYMENT_NEEDS_NO_CONFIRMATION" });
  const open = attempt.status === "needsConfirmation" && { reference: attempt.reference };
  return accept({
    type: "PaymentFailed",
    data: { ...partiesOf(known), paymentId, reason: PAYMENT_ABANDONED, ...open },
  });
};

/** Money came. It pays the order once; for a cancelled or paid order it is owed back. */
export const confirmPayment = ({ data }: ConfirmPayment, order: Order, { now }: Times): OrderDecision => {
  const { known, attempt, refusal } = paymentOf(order, data.paymentId);
  if (refusal) return reject(refusal);
  if (["succeeded", "refundOwed", "refunded"].includes(attempt.status)) return accept();
  const { paymentId, reference, methodKind: kind, holidays = [] } = data;
  const { total } = known.order.amounts;
  const amount = data.amount ?? total;
  const owed = { ...partiesOf(known), paymentId, reference, amount };
  if (known.status !== "pending") return accept({ type: "RefundOwed", data: owed });
  // It pays nothing: another sum is not what the order was told to its buyer for.
  if (amount !== total) return accept({ type: "RefundOwed", data: { ...owed, reason: "amountDiffers" } });
  const paid = successOf(known, { paymentId, reference, kind, holidays }, now);
  return accept<OrderEvent>(paid, ...heldTransfersOwed(known));
};

/** The buyer may try again while there is time. */
export const failPayment = ({ data }: FailPayment, order: Order): OrderDecision => {
  const { known, attempt, refusal } = paymentOf(order, data.paymentId);
  if (refusal) return reject(refusal);
  if (attempt.status === "failed") return accept();
  if (!isUnderWay(attempt)) return reject({ code: "ORDER_IS_PAID" });
  const { paymentId, reason } = data;
  return accept({ type: "PaymentFailed", data: { ...partiesOf(known), paymentId, reason } });
};

/** Whether this is told once more of a refund that is done, and no money beside what went. */
const isSameRefund = ({ sent }: Refund, { sentBy, bankReference, providerRefund }: RecordRefund["data"]): boolean => {
  if (sentBy !== undefined) return sent?.by === "hand" && sent.bankReference === (bankReference ?? null);
  return sent === null || (sent.by === "provider" && sent.name === providerRefund);
};

/**
 * Money went back: all of a payment, or the part that the refund's id names. By hand it goes to those who paid by transfer, and where
 * the provider's refund failed, by whoever claimed the transfer. What the provider has in hand may still arrive, so nobody sends it
 * beside; what it says that it sent is recorded whoever claimed it.
 */
export const recordRefund = ({ data }: RecordRefund, order: Order): OrderDecision => {
  const { paymentId, refundId, sentBy, bankReference, providerRefund } = data;
  const { known, refusal } = paymentOf(order, paymentId);
  if (refusal) return reject(refusal);
  const owed = known.refunds.get(refundId ?? paymentId);
  const isByHand = sentBy !== undefined;
  const isTransfer = known.transfers.has(paymentId);
  if (owed?.paymentId !== paymentId || (!isByHand && isTransfer)) return reject({ code: "PAYMENT_NOT_OWED_BACK" });
  // The provider told of its failure before we could tell that it went.
  if (providerRefund !== undefined && owed.failed.includes(providerRefund)) return accept();
  if (owed.isDone) return isSameRefund(owed, data) ? accept() : reject({ code: "REFUND_WENT_ALREADY" });
  if (isByHand && !isTransfer && !owed.hasFailed) return reject({ code: "REFUND_UNDER_WAY" });
  const unclaimed = isByHand ? unclaimedFor(owed, sentBy) : null;
  if (unclaimed !== null) return reject(unclaimed);
  const { amount, isBesidePrice, toldAs } = owed;
  return accept({
    type: "OrderRefunded",
    data: {
      ...partiesOf(known),
      paymentId,
      amount,
      ...(refundId !== undefined && { refundId }),
      ...(isBesidePrice && { isBesidePrice }),
      ...(isByHand && { sentBy }),
      ...(bankReference !== undefined && { bankReference }),
      ...(providerRefund !== undefined && { providerRefund }),
      ...(toldAs !== null && { again: true }),
    },
  });
};

type Found =
  | { known: Known; attempt: Attempt; refusal: null }
  | { known: null; attempt: null; refusal: OrderRejection };

const paymentOf = (order: Order, paymentId: string): Found => {
  if (order.status === "unknown") return { known: null, attempt: null, refusal: { code: "ORDER_UNKNOWN" } };
  const attempt = order.attempts.get(paymentId);
  if (!attempt) return { known: null, attempt: null, refusal: { code: "PAYMENT_UNKNOWN" } };
  return { known: order, attempt, refusal: null };
};

const partiesOf = ({ order: { orderId, buyerId } }: Known) => ({ orderId, buyerId });
