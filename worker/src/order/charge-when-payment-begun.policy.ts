import type { Policy } from "@naqsh/shared/kernel/policy";
import { TRANSFER_METHOD } from "@naqsh/shared/order";
import type { PaymentBegun } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { CHARGE_PAYMENT } from "./order-jobs";

export const chargeWhenPaymentBegun: Policy<PaymentBegun> = {
  name: "charge-when-payment-begun",
  handles: ["PaymentBegun"],
  onMoneyPath: true,
  react: ({ data: { orderId, buyerId, paymentId, method, amount, card }, recordedAt }) => {
    // Nobody is asked for a transfer: it is found on the statement.
    if (method === TRANSFER_METHOD) return [];
    const data = {
      orderId,
      paymentId,
      method,
      amount: String(amount),
      ...(card && { cardOf: buyerId }),
      ...(card?.customerId && { customerId: card.customerId }),
      ...(card?.cardId && { cardId: card.cardId }),
    };
    return [jobAt({ ...CHARGE_PAYMENT, id: `charge-payment_${paymentId}`, at: recordedAt, data })];
  },
};
