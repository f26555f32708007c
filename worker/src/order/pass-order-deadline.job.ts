import type { PassOrderDeadline } from "@naqsh/shared/order";
import { rescheduleEarlyJob, dueMomentOf } from "../jobs/reschedule-early-job";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { PASS_ORDER_DEADLINE } from "./order-jobs";

/** The order's stream says what the moment means, if it still waits for it. */
export const passOrderDeadlineJob: JobDefinition = {
  ...PASS_ORDER_DEADLINE,
  run: async (job, deps) => {
    const orderId = given(job, "orderId");
    const command: PassOrderDeadline = { type: "PassOrderDeadline", data: { orderId } };
    const outcome = await dispatchOf(job, deps, { streamCategory: "order", streamId: orderId, command });
    if (outcome.accepted) return;
    const dueAt = dueMomentOf(command.type, outcome.rejection);
    if (dueAt !== undefined) await rescheduleEarlyJob(job, deps, { dueAt, idStart: `pass-order-deadline_${orderId}` });
  },
};
