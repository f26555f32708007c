import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { dispatchAnswer } from "./answer-of-provider";
import { CONFIRM_CHARGE } from "./order-jobs";

export const confirmChargeJob: JobDefinition = {
  ...CONFIRM_CHARGE,
  run: async (job, deps) => {
    // A job of before names the payment alone, which is the sandbox's.
    const known = { idempotencyKey: given(job, "paymentId"), reference: job.data["reference"] ?? "" };
    const outcome = await deps.payments.confirm(known);
    // What the provider has in hand stays so until it tells, or is asked.
    if (outcome.status !== "inHand") await dispatchAnswer(job, deps, outcome);
  },
};
