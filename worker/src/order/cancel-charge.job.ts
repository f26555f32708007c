import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { dispatchAnswer } from "./answer-of-provider";
import { CANCEL_CHARGE } from "./order-jobs";

/** Where the payment had succeeded before it could be ended, the order hears of that: it is paid, or the money is owed back. */
export const cancelChargeJob: JobDefinition = {
  ...CANCEL_CHARGE,
  run: async (job, deps) => {
    const known = { idempotencyKey: given(job, "paymentId"), reference: given(job, "reference") };
    const outcome = await deps.payments.cancel(known);
    if (outcome.status === "succeeded") await dispatchAnswer(job, deps, outcome);
    if (outcome.status === "inHand")
      throw new Error(`${known.reference} is in the provider's hands and cannot be ended yet`);
  },
};
