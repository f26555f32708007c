import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { dispatchAnswer } from "./answer-of-provider";
import { CONFIRM_CHARGE } from "./order-jobs";

export const confirmChargeJob: JobDefinition = {
  ...CONFIRM_CHARGE,
  run: async (job, deps) => dispatchAnswer(job, deps, await deps.payments.confirm(given(job, "paymentId"))),
};
