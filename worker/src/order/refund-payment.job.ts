import { uuid5 } from "@naqsh/shared/kernel/uuid";
import type { RecordRefund } from "@naqsh/shared/order";
import { dispatchOf, given } from "../jobs/job-definition";
import type { JobDefinition } from "../jobs/job-definition";
import { REFUND_PAYMENT } from "./order-jobs";

export const refundPaymentJob: JobDefinition = {
  ...REFUND_PAYMENT,
  run: async (job, deps) => {
    const orderId = given(job, "orderId");
    const paymentId = given(job, "paymentId");
    const amount = Number(given(job, "amount"));
    // Left out if all of the payment goes back at once.
    const { refundId } = job.data;
    const idempotencyKey = uuid5(paymentId, refundId === undefined ? "refund" : `refund/${refundId}`);
    await deps.payments.refund({ idempotencyKey, reference: given(job, "reference"), amount });
    const command: RecordRefund = {
      type: "RecordRefund",
      data: { orderId, paymentId, amount, ...(refundId !== undefined && { refundId }) },
    };
    await dispatchOf(job, deps, { streamCategory: "order", streamId: orderId, command });
  },
};
