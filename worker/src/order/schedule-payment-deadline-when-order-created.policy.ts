import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderCreated, PaymentDeadlineMoved } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { EXPIRE_PAYMENT } from "./order-jobs";

export const schedulePaymentDeadlineWhenOrderCreated: Policy<OrderCreated | PaymentDeadlineMoved> = {
  name: "schedule-payment-deadline-when-order-created",
  handles: ["OrderCreated", "PaymentDeadlineMoved"],
  onMoneyPath: false,
  react: ({ data: { orderId, paymentDueAt } }) => {
    const id = `expire-payment_${orderId}_${msFromInstant(paymentDueAt)}`;
    return [jobAt({ ...EXPIRE_PAYMENT, id, at: paymentDueAt, data: { orderId } })];
  },
};
