import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { CancelOrder } from "@naqsh/shared/order";
import { rescheduleEarlyJob, dueMomentOf } from "../jobs/reschedule-early-job";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { EXPIRE_PAYMENT } from "./order-jobs";

/** A payment begun in time puts the cancellation off; it is asked about again after this. */
const ASK_AGAIN_AFTER_MS = 60_000;

export const expirePaymentJob: JobDefinition = {
  ...EXPIRE_PAYMENT,
  run: async (job, deps) => {
    const orderId = given(job, "orderId");
    const command: CancelOrder = { type: "CancelOrder", data: { orderId, reason: "paymentDeadlineMissed" } };
    const outcome = await dispatchOf(job, deps, { streamCategory: "order", streamId: orderId, command });
    if (outcome.accepted) return;
    const idStart = `expire-payment_${orderId}`;
    const dueAt = dueMomentOf(command.type, outcome.rejection);
    if (dueAt !== undefined) return rescheduleEarlyJob(job, deps, { dueAt, idStart });
    if (outcome.rejection.code !== "PAYMENT_PENDING") return;
    const againMs = deps.clock.now() + ASK_AGAIN_AFTER_MS;
    await deps.jobs.schedule({ ...job, id: `${idStart}_${againMs}`, at: instantFromMs(againMs) });
  },
};
