import { after } from "@naqsh/shared/kernel/instant";
import type { Policy } from "@naqsh/shared/kernel/policy";
import type { PaymentConfirmationRequired } from "@naqsh/shared/order";
import { jobAt } from "../policies/effects";
import { ASK_WAITS_MS } from "./ask-provider.job";
import { ASK_PROVIDER } from "./order-jobs";

/** A provider tells by itself what became of a payment. Where its word does not come, it is asked. */
export const askProviderWhenPaymentWaits: Policy<PaymentConfirmationRequired> = {
  name: "ask-provider-when-payment-waits",
  handles: ["PaymentConfirmationRequired"],
  onMoneyPath: true,
  react: ({ id, data: { orderId, paymentId, reference }, recordedAt }) => {
    const at = after(recordedAt, ASK_WAITS_MS[0]);
    const data = { orderId, paymentId, reference, nth: "0" };
    return [jobAt({ ...ASK_PROVIDER, id: `ask-provider_${paymentId}_${id}`, at, data })];
  },
};
