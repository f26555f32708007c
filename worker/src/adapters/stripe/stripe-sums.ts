import { askStripe } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import type { Stripe } from "stripe";
import type { ProviderSums } from "../../ports/provider-sums";

/** The most that Stripe lists at once; the library asks for the next ones. */
const PAGE = 100;
/** These moved no money. */
const NOT_SENT: ReadonlySet<string | null> = new Set(["failed", "canceled"]);

const summed = async (stripe: Stripe): Promise<ProviderSums> => {
  const taken = new Map<string, number>();
  const paymentOf = new Map<string, string>();
  for await (const intent of stripe.paymentIntents.list({ limit: PAGE })) {
    const paymentId = intent.metadata["paymentId"];
    // An account may sell elsewhere too.
    if (paymentId === undefined) continue;
    paymentOf.set(intent.id, paymentId);
    if (intent.status === "succeeded") taken.set(paymentId, intent.amount_received);
  }
  const givenBack = new Map<string, number>();
  for await (const { payment_intent: of, amount, status } of stripe.refunds.list({ limit: PAGE })) {
    const paymentId = paymentOf.get(typeof of === "string" ? of : (of?.id ?? ""));
    if (paymentId === undefined || NOT_SENT.has(status)) continue;
    givenBack.set(paymentId, (givenBack.get(paymentId) ?? 0) + amount);
  }
  return { taken, givenBack };
};

/** What Stripe took and gave back for this shop: all intents and refunds of its account. @throws Unavailable if it does not answer */
export const stripeSums = (stripe: Stripe): Promise<ProviderSums> => askStripe(summed(stripe));
