import { given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { dispatchAnswer } from "./answer-of-provider";
import { CHARGE_PAYMENT } from "./order-jobs";

/** The payment was recorded before this runs, under the key that it is charged with. */
export const chargePaymentJob: JobDefinition = {
  ...CHARGE_PAYMENT,
  run: async (job, deps) => {
    const outcome = await deps.payments.charge({
      idempotencyKey: given(job, "paymentId"),
      orderId: given(job, "orderId"),
      amount: Number(given(job, "amount")),
      method: given(job, "method"),
    });
    await dispatchAnswer(job, deps, outcome);
  },
};
