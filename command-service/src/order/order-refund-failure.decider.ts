import { refundKeyOf } from "@naqsh/shared/order";
import type { FailRefund, OrderEvent, OrderRejection, RepeatRefund } from "@naqsh/shared/order";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { claimedBy, refundOf } from "./order-refund-claim.decider";
import type { Order } from "./order.state";
import { named, type Refund } from "./refund.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;

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
      ...named(order.order, id, refund),
      providerRefund,
      reason,
      ...(isDone && { wasRecorded: true }),
      ...(isBesidePrice && { isBesidePrice }),
    },
  });
};

/** Once for each failure, and not while somebody transfers it: that may arrive too, also of whoever repeats it. */
export const repeatRefund = ({ data }: RepeatRefund, order: Order): OrderDecision => {
  const found = refundOf(order, data);
  if (found.refusal) return reject(found.refusal);
  const { known, id, refund } = found;
  if (!refund.hasFailed) return reject({ code: "REFUND_NOT_FAILED" });
  if (refund.claim !== null) return reject(claimedBy(refund.claim));
  const { reference, repeated } = refund;
  return accept({
    type: "RefundRepeated",
    data: { ...named(known.order, id, refund), reference, nth: repeated + 1, repeatedBy: data.repeatedBy },
  });
};
