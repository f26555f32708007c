import type { FailRefund, OrderEvent, RecordRefund, RefundFailed } from "@naqsh/shared/order";
import { refundKeyOf } from "@naqsh/shared/order";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition, JobDeps } from "../jobs/job-definition";
import type { RefundOutcome } from "../ports/payments";
import { liftedEvent } from "../runner/lifted-event";
import { REFUND_PAYMENT } from "./order-jobs";

type Sent = { orderId: string; paymentId: string; refundId: string | undefined };

/** After these the money is to be sent; after the others of a refund it went, or an administrator is waited for. */
const ASKED: ReadonlySet<string> = new Set<OrderEvent["type"]>(["RefundOwed", "RefundRepeated"]);
const OF_REFUND: ReadonlySet<string> = new Set([...ASKED, "OrderRefunded", "RefundFailed"]);

type Known = { isAsked: boolean; failed: string[] };

/** By the log itself: an administrator may have sent the money otherwise since the job was written. */
const knownOf = async ({ orderId, paymentId, refundId }: Sent, { store }: Pick<JobDeps, "store">): Promise<Known> => {
  const known: Known = { isAsked: false, failed: [] };
  for await (const stored of store.readStream(`order-${orderId}`)) {
    const { type, data } = liftedEvent(stored);
    const of = data as { paymentId?: string; refundId?: string };
    if (!OF_REFUND.has(type) || of.paymentId !== paymentId || of.refundId !== refundId) continue;
    known.isAsked = ASKED.has(type);
    if (type === "RefundFailed") known.failed.push((data as RefundFailed["data"]).providerRefund);
  }
  return known;
};

const commandOf = (
  { orderId, paymentId, refundId }: Sent,
  amount: number,
  outcome: RefundOutcome,
): RecordRefund | FailRefund => {
  if (outcome.status === "failed") {
    const { name: providerRefund, reason } = outcome;
    const refundKey = refundKeyOf(paymentId, refundId);
    return { type: "FailRefund", data: { orderId, refundKey, providerRefund, reason } };
  }
  const { name } = outcome;
  const ids = { orderId, paymentId, ...(refundId !== undefined && { refundId }) };
  return { type: "RecordRefund", data: { ...ids, amount, ...(name !== null && { providerRefund: name }) } };
};

export const refundPaymentJob: JobDefinition = {
  ...REFUND_PAYMENT,
  run: async (job, deps) => {
    const orderId = given(job, "orderId");
    const amount = Number(given(job, "amount"));
    // Its refund's id is left out if all of the payment goes back at once.
    const sent = { orderId, paymentId: given(job, "paymentId"), refundId: job.data["refundId"] };
    const { isAsked, failed } = await knownOf(sent, deps);
    if (!isAsked) return;
    const idempotencyKey = refundKeyOf(sent.paymentId, sent.refundId);
    const outcome = await deps.payments.refund({ idempotencyKey, reference: given(job, "reference"), amount, failed });
    const command = commandOf(sent, amount, outcome);
    const told = await dispatchOf(job, deps, { streamCategory: "order", streamId: orderId, command });
    // Only an operator can claim back what went twice.
    if (!told.accepted && told.rejection.code === "REFUND_WENT_ALREADY")
      deps.logger.error({ alert: true, ...sent, amount, ...outcome }, "A refund was paid twice");
  },
};
