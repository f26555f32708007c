import type { orderWrites } from "@naqsh/shared/order";
import { askStripe, createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import type { CommandDeps } from "../command-deps";
import { answerJson, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { orderDecider } from "./order.decider";

/** A reader waits for it. */
const ANSWERED_WITHIN_MS = 8_000;
const AT_STRIPE = /^pi_/;

/** What opens Stripe's form for one payment. It is asked for when it is needed, and lies in no event. */
const secretOf = async (stripe: StripeSettings, reference: string): Promise<string> => {
  const client = createStripeClient(stripe, { timeoutMs: ANSWERED_WITHIN_MS, repetitions: 1 });
  const { client_secret: secret } = await askStripe(client.paymentIntents.retrieve(reference));
  if (secret === null) throw new Error(`Stripe gives no secret for ${reference}`);
  return secret;
};

export const revealPaymentSecret =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof orderWrites.revealPaymentSecret>): Promise<void> => {
    const { stripe } = deps.config;
    if (!stripe) return refuse(context, { code: "PAYMENTS_NOT_TAKEN" });
    const order = await deps.readFresh(orderDecider, params.id);
    if (order.status === "unknown") return refuse(context, { code: "ORDER_UNKNOWN" });
    if (order.order.buyerId !== session.userId) return refuse(context, { code: "NOT_YOUR_ORDER" });
    const attempt = order.attempts.get(params.paymentId);
    if (!attempt) return refuse(context, { code: "PAYMENT_UNKNOWN" });
    if (attempt.status !== "needsConfirmation" || !AT_STRIPE.test(attempt.reference))
      return refuse(context, { code: "PAYMENT_NEEDS_NO_CONFIRMATION" });
    answerJson(context, { clientSecret: await secretOf(stripe, attempt.reference) });
  };
