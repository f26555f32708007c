import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentFailed } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { CANCEL_CHARGE } from "./order-jobs";

/** A payment that its buyer gave up, or that its order overtook, is ended at the provider too: an open page could still pay it. */
export const cancelChargeWhenPaymentFailed: Policy<PaymentFailed> = {
  name: "cancel-charge-when-payment-failed",
  handles: ["PaymentFailed"],
  onMoneyPath: true,
  react: ({ data: { orderId, paymentId, reference }, recordedAt }) => {
    if (reference === undefined) return [];
    const data = { orderId, paymentId, reference };
    return [jobAt({ ...CANCEL_CHARGE, id: `cancel-charge_${paymentId}`, at: recordedAt, data })];
  },
};
