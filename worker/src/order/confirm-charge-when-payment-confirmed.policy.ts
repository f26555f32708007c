import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentConfirmed } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { CONFIRM_CHARGE } from "./order-jobs";

/** The buyer has confirmed with their bank: the provider is asked again. */
export const confirmChargeWhenPaymentConfirmed: Policy<PaymentConfirmed> = {
  name: "confirm-charge-when-payment-confirmed",
  handles: ["PaymentConfirmed"],
  onMoneyPath: true,
  react: ({ id, data: { orderId, paymentId, reference }, recordedAt }) => {
    const data = { orderId, paymentId, reference };
    // The bank may ask again: each confirmation is looked at.
    return [jobAt({ ...CONFIRM_CHARGE, id: `confirm-charge_${paymentId}_${id}`, at: recordedAt, data })];
  },
};
