import { REFUND_CLAIM_MS } from "@naqsh/shared/order";
import type { ClaimRefundTransfer, OrderEvent, OrderRejection, ReleaseRefundTransfer } from "@naqsh/shared/order";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after } from "@naqsh/shared/kernel/instant";
import type { Known, Order } from "./order.state";
import { named, type Refund } from "./refund.state";

type OrderDecision = Decision<OrderEvent, OrderRejection>;
type Ids = { paymentId: string; refundId: string | null };
type Found = { known: Known; id: string; refund: Refund; refusal: null } | { refusal: OrderRejection };

/** One of an order's refunds, or why there is none. */
export const refundOf = (order: Order, { paymentId, refundId }: Ids): Found => {
  if (order.status === "unknown") return { refusal: { code: "ORDER_UNKNOWN" } };
  if (!order.attempts.has(paymentId)) return { refusal: { code: "PAYMENT_UNKNOWN" } };
  const id = refundId ?? paymentId;
  const refund = order.refunds.get(id);
  if (refund?.paymentId !== paymentId) return { refusal: { code: "PAYMENT_NOT_OWED_BACK" } };
  return { known: order, id, refund, refusal: null };
};

export const claimedBy = ({ by, at }: NonNullable<Refund["claim"]>): OrderRejection => ({
  code: "REFUND_TRANSFER_CLAIMED",
  claimedBy: by,
  claimedAt: at,
  freeFrom: after(at, REFUND_CLAIM_MS),
});

/** Why an administrator may not record a transfer of theirs: another makes it, or nobody said that they do. */
export const unclaimedFor = ({ claim }: Refund, administrator: string): OrderRejection | null => {
  if (claim === null) return { code: "REFUND_TRANSFER_UNCLAIMED" };
  return claim.by === administrator ? null : claimedBy(claim);
};

/** Before the money leaves the bank: two who each saw that it was owed would both send it. */
export const claimRefundTransfer = ({ data }: ClaimRefundTransfer, order: Order, { now }: Times): OrderDecision => {
  const found = refundOf(order, data);
  if (found.refusal) return reject(found.refusal);
  const { known, id, refund } = found;
  const { claim, isDone, hasFailed, paymentId } = refund;
  if (isDone) return reject({ code: "REFUND_WENT_ALREADY" });
  if (!hasFailed && !known.transfers.has(paymentId)) return reject({ code: "REFUND_UNDER_WAY" });
  const isOver = claim !== null && now >= after(claim.at, REFUND_CLAIM_MS);
  if (claim !== null && !isOver) return claim.by === data.claimedBy ? accept() : reject(claimedBy(claim));
  const isTakenOver = claim !== null && claim.by !== data.claimedBy;
  return accept({
    type: "RefundTransferClaimed",
    data: {
      ...named(known.order, id, refund),
      claimedBy: data.claimedBy,
      claimedAt: now,
      ...(isTakenOver && { takenOverFrom: claim.by }),
    },
  });
};

export const releaseRefundTransfer = ({ data }: ReleaseRefundTransfer, order: Order): OrderDecision => {
  const found = refundOf(order, data);
  if (found.refusal) return reject(found.refusal);
  const { known, id, refund } = found;
  if (refund.claim === null) return accept();
  if (refund.claim.by !== data.releasedBy) return reject(claimedBy(refund.claim));
  const { releasedBy } = data;
  return accept({ type: "RefundTransferReleased", data: { ...named(known.order, id, refund), releasedBy } });
};
