import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentSucceeded } from "@naqsh/shared/order";
import { payoutAmountsOf, type OpenPayout } from "@naqsh/shared/payout";
import { commandTo } from "../policies/effects";

/** The artist's part of a sale is theirs from the payment on, and waits for the delivery (docs/rules.md#payouts). */
export const openPayoutWhenPaymentSucceeded: Policy<PaymentSucceeded> = {
  name: "open-payout-when-payment-succeeded",
  handles: ["PaymentSucceeded"],
  onMoneyPath: true,
  react: ({ data }) => {
    const { artistId, orderId, paymentId, paidAt } = data;
    const amounts = payoutAmountsOf(data);
    const payout = { artistId, orderId, paymentId, amounts, paidAt };
    return [commandTo<OpenPayout>("payouts", artistId, { type: "OpenPayout", data: payout })];
  },
};
