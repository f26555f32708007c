import { Stripe } from "stripe";
import { STRIPE_METHOD } from "@naqsh/shared/order";
import { kindOfIntent, WITH_CHARGE } from "@naqsh/shared/platform/adapters/stripe/intent-kind";
import { isMissing } from "@naqsh/shared/platform/adapters/stripe/stripe-cards";
import { askStripe } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import { createStripeCustomers } from "./stripe-customers";
import type { Charge, ChargeOutcome, KnownCharge, Payments, RefundOutcome } from "../../ports/payments";

/** Halalas are Stripe's smallest unit of it. */
const CURRENCY = "sar";
/** Of one payment; a sale has a handful. */
const MOST_REFUNDS = 100;

const declined = ({ last_payment_error: error }: Stripe.PaymentIntent): ChargeOutcome | null =>
  error ? { status: "failed", reason: error.decline_code ?? error.code ?? error.type } : null;

/** What an intent says of its payment. A decline leaves it with its buyer, who may try another card. */
const outcomeOf = (intent: Stripe.PaymentIntent): ChargeOutcome => {
  const { id: reference, status } = intent;
  switch (status) {
    case "succeeded":
      if (intent.currency !== CURRENCY) throw new Error(`${reference} was paid in ${intent.currency}`);
      return { status: "succeeded", reference, kind: kindOfIntent(intent), amount: intent.amount_received };
    case "processing":
    case "requires_capture":
      return { status: "inHand", reference };
    case "canceled":
      return { status: "failed", reason: intent.cancellation_reason ?? "canceled" };
    default:
      return { status: "needsConfirmation", reference };
  }
};

/** A kept card waits for its buyer's word on the page; another one is kept once they confirm it there, as they agreed. */
const cardFields = ({ customerId, cardId }: NonNullable<Charge["card"]>) =>
  cardId === null
    ? ({ customer: customerId, setup_future_usage: "on_session" } as const)
    : { customer: customerId, payment_method: cardId };

/** A refund that gave nothing back. What is pending is on its way; Stripe tells if it comes back. */
const isVoid = ({ status }: Stripe.Refund): boolean => status === "failed" || status === "canceled";

const outcomeOfRefund = (refund: Stripe.Refund): RefundOutcome => {
  const { id: name, status, failure_reason: reason } = refund;
  return isVoid(refund) ? { status: "failed", name, reason: reason ?? status ?? "unknown" } : { status: "sent", name };
};

const isOfCharge = (intent: Stripe.PaymentIntent, { idempotencyKey }: KnownCharge): boolean =>
  intent.metadata["paymentId"] === idempotencyKey;

/**
 * Stripe's payment intents. An intent charges nothing until its buyer confirms it in the Payment Element; it is made under the payment's
 * id, so that a payment has one intent however often it is begun.
 */
export const createStripePayments = (stripe: Stripe): Payments => {
  const find = async (known: KnownCharge): Promise<Stripe.PaymentIntent> => {
    const intent = await askStripe(stripe.paymentIntents.retrieve(known.reference, WITH_CHARGE));
    if (!isOfCharge(intent, known)) throw new Error(`${known.reference} is not of ${known.idempotencyKey}`);
    return intent;
  };

  const cancel = async (known: KnownCharge): Promise<ChargeOutcome> => {
    try {
      return outcomeOf(await askStripe(stripe.paymentIntents.cancel(known.reference)));
    } catch (error) {
      // It had ended before, one way or the other.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return outcomeOf(await find(known));
    }
  };

  const begun = async ({ idempotencyKey, orderId, amount, card }: Charge): Promise<ChargeOutcome> => {
    const intent = await askStripe(
      stripe.paymentIntents.create(
        {
          amount,
          currency: CURRENCY,
          automatic_payment_methods: { enabled: true },
          ...(card && cardFields(card)),
          metadata: { orderId, paymentId: idempotencyKey },
        },
        { idempotencyKey },
      ),
    );
    // Stripe answers a repetition with its first words, which may be a day old.
    return outcomeOf(intent);
  };

  return {
    cards: createStripeCustomers(stripe),
    charge: async (charge) => {
      if (charge.method !== STRIPE_METHOD) return { status: "failed", reason: "method_unknown" };
      try {
        return await begun(charge);
      } catch (error) {
        // The card was removed since, or its customer: another way may be tried.
        if (charge.card && isMissing(error)) return { status: "failed", reason: "card_unknown" };
        throw error;
      }
    },
    confirm: async (known) => {
      const intent = await find(known);
      const failure = intent.status === "requires_payment_method" ? declined(intent) : null;
      if (failure === null) return outcomeOf(intent);
      // Another card is another payment: this one must not succeed beside it.
      const ended = await cancel(known);
      return ended.status === "failed" ? failure : ended;
    },
    ask: async (known) => outcomeOf(await find(known)),
    cancel,
    refund: async ({ idempotencyKey, reference, amount, failed }) => {
      // Stripe forgets a key after a day, and a part that was given back could be given again.
      const { data } = await askStripe(stripe.refunds.list({ payment_intent: reference, limit: MOST_REFUNDS }));
      const earlier = data.filter(({ metadata }) => metadata?.["refundKey"] === idempotencyKey);
      const told = earlier.find((refund) => !isVoid(refund)) ?? earlier.find(({ id }) => !failed.includes(id));
      if (told) return outcomeOfRefund(told);
      // Under the key of one that failed, Stripe would tell of that one again; two calls that know of the same failures are one.
      const key = failed.length === 0 ? idempotencyKey : `${idempotencyKey}/${failed.length}`;
      const asked = { payment_intent: reference, amount, metadata: { refundKey: idempotencyKey } };
      return outcomeOfRefund(await askStripe(stripe.refunds.create(asked, { idempotencyKey: key })));
    },
  };
};
