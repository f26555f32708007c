import type { orderWrites, PaymentSecret } from "@naqsh/shared/order";
import { askStripe, createStripeClient } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import type { StripeSettings } from "@naqsh/shared/platform/service/stripe-settings";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { orderDecider } from "./order.decider";
import type { Attempt } from "./order.state";

/** A reader waits for it. */
const ANSWERED_WITHIN_MS = 8_000;
const AT_STRIPE = /^pi_/;

/** Whether Stripe waits for the buyer to use a card for it. */
export const waitsForCard = (attempt: Attempt): attempt is Extract<Attempt, { reference: string }> =>
  attempt.status === "needsConfirmation" && AT_STRIPE.test(attempt.reference);

/**
 * What opens Stripe's form for the payment of a reference. It is asked for when it is needed, and lies in no event. Fails if
 * Stripe cannot be asked.
 */
export const secretOf = async (stripe: StripeSettings, reference: string): Promise<PaymentSecret> => {
  const client = createStripeClient(stripe, { timeoutMs: ANSWERED_WITHIN_MS, repetitions: 1 });
  const { client_secret: clientSecret, payment_method: card } = await askStripe(
    client.paymentIntents.retrieve(reference),
  );
  if (clientSecret === null) throw new Error(`Stripe gives no secret for ${reference}`);
  return { clientSecret, hasCard: card !== null };
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
    if (!waitsForCard(attempt)) return refuse(context, { code: "PAYMENT_NEEDS_NO_CONFIRMATION" });
    answerJson(context, await secretOf(stripe, attempt.reference));
  };
