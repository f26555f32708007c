import { Stripe } from "stripe";

type News = { id: string; type: string; object: object };

/** What Stripe would send to the webhook, and its header, signed at a moment with a secret. */
export const signedStripeNews = (
  { id, type, object }: News,
  { secret, signedMs }: { secret: string; signedMs: number },
): { body: string; signature: string } => {
  const timestamp = Math.floor(signedMs / 1000);
  const payload = JSON.stringify({
    id,
    object: "event",
    api_version: null,
    created: timestamp,
    type,
    data: { object },
  });
  const { webhooks } = new Stripe("sk_test_peer");
  return { body: payload, signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
};
