import { Stripe } from "stripe";
import type { StripeSettings } from "../../service/stripe-settings";

/** How long ago Stripe may have signed what it tells, seconds: it signs each repetition anew. */
const TOLERANCE_S = 300;

/** A refund that never reached its buyer, though it may have been told as given before. `refundKey`: ours; null of another's. */
export type FailedRefund = {
  refund: string;
  reference: string | null;
  amount: number;
  reason: string;
  refundKey: string | null;
};

/** What Stripe tells of a payment of ours. */
export type StripeNews =
  | { id: string; type: string; about: null; failedRefund?: FailedRefund }
  | {
      /** Of the event: a repetition has the same. */
      id: string;
      type: string;
      about: {
        orderId: string;
        paymentId: string;
        reference: string;
        amount: number;
        currency: string;
        reason: string;
      };
    };

/** Cancelled, succeeded or declined; what else Stripe tells of payments changes nothing here. */
const isIntent = (event: Stripe.Event): event is Stripe.Event & { data: { object: Stripe.PaymentIntent } } =>
  event.type.startsWith("payment_intent.");

const GAVE_NOTHING: ReadonlySet<string | null> = new Set(["failed", "canceled"]);

const isOfRefund = (event: Stripe.Event): event is Stripe.Event & { data: { object: Stripe.Refund } } =>
  event.type === "refund.failed" || event.type === "refund.updated" || event.type === "charge.refund.updated";

/** Stripe tells of one failure by several events. Null for what else becomes of refunds. */
const failedRefundOf = (event: Stripe.Event): FailedRefund | null => {
  if (!isOfRefund(event)) return null;
  const { id: refund, payment_intent: intent, amount, status, failure_reason: reason, metadata } = event.data.object;
  if (!GAVE_NOTHING.has(status)) return null;
  const reference = typeof intent === "string" ? intent : (intent?.id ?? null);
  return {
    refund,
    reference,
    amount,
    reason: reason ?? status ?? "unknown",
    refundKey: metadata?.["refundKey"] ?? null,
  };
};

/**
 * Reads what came to the webhook: its raw bytes, the header `Stripe-Signature`, and now in milliseconds. Null if it is not signed
 * with the webhook's secret, or was signed too long ago.
 */
export const readStripeNews = (
  { webhookSecret, secretKey }: StripeSettings,
  body: Buffer,
  { signature, nowMs }: { signature: string; nowMs: number },
): StripeNews | null => {
  const { webhooks } = new Stripe(secretKey);
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S, undefined, nowMs);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
    throw error;
  }
  const { id, type } = event;
  const failedRefund = failedRefundOf(event);
  if (failedRefund) return { id, type, about: null, failedRefund };
  if (!isIntent(event)) return { id, type, about: null };
  const intent = event.data.object;
  const { orderId, paymentId } = intent.metadata;
  if (!orderId || !paymentId) return { id, type, about: null };
  const { id: reference, amount_received: amount, currency, cancellation_reason: reason } = intent;
  return { id, type, about: { orderId, paymentId, reference, amount, currency, reason: reason ?? "canceled" } };
};
