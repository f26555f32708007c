import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { ConfirmPayment, FailPayment, RequireConfirmation } from "@naqsh/shared/order";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDeps } from "../jobs/job-definition";
import type { Job } from "../ports/job-queue";
import type { ChargeOutcome } from "../ports/payments";

/** What the provider said becomes a command; the order's stream decides what it means. */
export const dispatchAnswer = async (job: Job, deps: JobDeps, outcome: ChargeOutcome): Promise<void> => {
  const orderId = given(job, "orderId");
  const command = commandOf(outcome, { orderId, paymentId: given(job, "paymentId") });
  await dispatchOf(job, deps, { streamCategory: "order", streamId: orderId, command });
};

const commandOf = (
  outcome: ChargeOutcome,
  ids: { orderId: string; paymentId: string },
): ConfirmPayment | FailPayment | RequireConfirmation => {
  switch (outcome.status) {
    case "succeeded": {
      const { reference, kind, amount } = outcome;
      const taken = { ...(kind && { methodKind: kind }), ...(amount !== undefined && { amount }) };
      return { type: "ConfirmPayment", data: { ...ids, reference, ...taken } };
    }
    case "failed":
      return { type: "FailPayment", data: { ...ids, reason: outcome.reason } };
    case "inHand":
    case "needsConfirmation":
      return { type: "RequireConfirmation", data: { ...ids, reference: outcome.reference } };
    default:
      return unreachable(outcome);
  }
};
