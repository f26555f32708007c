import type { RecordCardCustomer } from "@naqsh/shared/card";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition, JobDeps } from "../jobs/job-definition";
import type { Job } from "../ports/job-queue";
import type { Charge } from "../ports/payments";
import { dispatchAnswer } from "./answer-of-provider";
import { CHARGE_PAYMENT } from "./order-jobs";

/** The customer is recorded before a card is kept under it, so that it can be deleted with its person. */
const cardOf = async (job: Job, deps: JobDeps): Promise<Pick<Charge, "card">> => {
  const { cardOf: userId, customerId: known, cardId = null } = job.data;
  const { cards } = deps.payments;
  if (userId === undefined || cards === null) return {};
  if (known !== undefined) return { card: { customerId: known, cardId } };
  const customerId = await cards.openCustomer(userId);
  const command: RecordCardCustomer = { type: "RecordCardCustomer", data: { userId, customerId } };
  await dispatchOf(job, deps, { streamCategory: "cardCustomer", streamId: userId, command });
  return { card: { customerId, cardId } };
};

/** The payment was recorded before this runs, under the key that it is charged with. */
export const chargePaymentJob: JobDefinition = {
  ...CHARGE_PAYMENT,
  run: async (job, deps) => {
    const outcome = await deps.payments.charge({
      idempotencyKey: given(job, "paymentId"),
      orderId: given(job, "orderId"),
      amount: Number(given(job, "amount")),
      method: given(job, "method"),
      ...(await cardOf(job, deps)),
    });
    await dispatchAnswer(job, deps, outcome);
  },
};
