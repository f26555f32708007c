import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { OrderCreated, PaymentBegun, PaymentDeadlineMoved } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { EXPIRE_PAYMENT } from "./order-jobs";

export const schedulePaymentDeadlineWhenOrderCreated: Policy<OrderCreated | PaymentBegun | PaymentDeadlineMoved> = {
  name: "schedule-payment-deadline-when-order-created",
  handles: ["OrderCreated", "PaymentBegun", "PaymentDeadlineMoved"],
  onMoneyPath: false,
  react: ({ type, data }) => {
    const { orderId } = data;
    const paymentDueAt = type === "PaymentBegun" ? data.transfer?.dueAt : data.paymentDueAt;
    if (paymentDueAt === undefined) return [];
    const id = `expire-payment_${orderId}_${msFromInstant(paymentDueAt)}`;
    return [jobAt({ ...EXPIRE_PAYMENT, id, at: paymentDueAt, data: { orderId } })];
  },
};
