import { refundKeyOf } from "@naqsh/shared/order";
import type { FailRefund, OrderEvent, OrderRejection, RepeatRefund } from "@naqsh/shared/order";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import type { Known, Order } from "./order.state";
import type { Refund } from "./refund.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;

/** A refund as its events name it; the whole of a payment has no id of its own. */
const named = ({ order: { orderId, buyerId } }: Known, id: string, { paymentId, amount }: Refund) => ({
  orderId,
  buyerId,
  paymentId,
  amount,
  ...(id !== paymentId && { refundId: id }),
});

/** Whether a refund went by other means than the one that failed: by hand, or by another refund of the provider's. */
const wentOtherwise = ({ isDone, sent }: Refund, providerRefund: string): boolean =>
  isDone && sent !== null && (sent.by === "hand" || sent.name !== providerRefund);

/**
 * What the provider tells of a refund, twice, late, and before or after it was recorded as given back: each of its refunds fails
 * once. The sale, its papers and the artist's part stay as they are, since the money is still the buyer's.
 */
export const failRefund = ({ data }: FailRefund, order: Order): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  const { refundKey, providerRefund, reason } = data;
  const found = [...order.refunds].find(
    ([id, { paymentId }]) => refundKeyOf(paymentId, id === paymentId ? undefined : id) === refundKey,
  );
  if (!found) return reject({ code: "PAYMENT_NOT_OWED_BACK" });
  const [id, refund] = found;
  if (refund.failed.includes(providerRefund) || wentOtherwise(refund, providerRefund)) return accept();
  const { isDone, isBesidePrice } = refund;
  return accept({
    type: "RefundFailed",
    data: {
      ...named(order, id, refund),
      providerRefund,
      reason,
      ...(isDone && { wasRecorded: true }),
      ...(isBesidePrice && { isBesidePrice }),
    },
  });
};

/** Once for each failure. */
export const repeatRefund = ({ data }: RepeatRefund, order: Order): OrderDecision => {
  if (order.status === "unknown") return reject({ code: "ORDER_UNKNOWN" });
  const { paymentId, refundId, repeatedBy } = data;
  if (!order.attempts.has(paymentId)) return reject({ code: "PAYMENT_UNKNOWN" });
  const id = refundId ?? paymentId;
  const refund = order.refunds.get(id);
  if (refund?.paymentId !== paymentId) return reject({ code: "PAYMENT_NOT_OWED_BACK" });
  if (!refund.hasFailed) return reject({ code: "REFUND_NOT_FAILED" });
  const { reference, repeated } = refund;
  return accept({
    type: "RefundRepeated",
    data: { ...named(order, id, refund), reference, nth: repeated + 1, repeatedBy },
  });
};
