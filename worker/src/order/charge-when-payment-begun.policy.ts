import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentBegun } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { CHARGE_PAYMENT } from "./order-jobs";

export const chargeWhenPaymentBegun: Policy<PaymentBegun> = {
  name: "charge-when-payment-begun",
  handles: ["PaymentBegun"],
  onMoneyPath: true,
  react: ({ data: { orderId, paymentId, method, amount }, recordedAt }) => {
    const data = { orderId, paymentId, method, amount: String(amount) };
    return [jobAt({ ...CHARGE_PAYMENT, id: `charge-payment_${paymentId}`, at: recordedAt, data })];
  },
};
