import { SANDBOX_METHODS, STRIPE_METHOD } from "@naqsh/shared/order";
import type { ChargeOutcome, Payments } from "../ports/payments";

/** The providers of a shop; `stripe` is null without its keys. */
export type Providers = { sandbox: Payments; stripe: Payments | null };

const STRIPE_REFERENCE = /^pi_/;
const NOT_TAKEN: ChargeOutcome = { status: "failed", reason: "payments_not_taken" };

/**
 * One port over the providers: a charge goes to the one of its method, everything later to the one that gave the reference.
 * Without Stripe's keys its new charges fail; what it holds from before waits, visibly, until the keys are back.
 */
export const paymentsByMethod = ({ sandbox, stripe }: Providers): Payments => {
  const of = ({ reference }: { reference: string }): Payments => {
    if (!STRIPE_REFERENCE.test(reference)) return sandbox;
    if (stripe === null) throw new Error(`${reference} is at Stripe, whose keys are not configured`);
    return stripe;
  };
  return {
    charge: async (charge) => {
      if (SANDBOX_METHODS.some((method) => method === charge.method)) return sandbox.charge(charge);
      if (charge.method === STRIPE_METHOD) return stripe === null ? NOT_TAKEN : stripe.charge(charge);
      return { status: "failed", reason: "method_unknown" };
    },
    confirm: async (known) => of(known).confirm(known),
    ask: async (known) => of(known).ask(known),
    cancel: async (known) => of(known).cancel(known),
    refund: async (refund) => of(refund).refund(refund),
    cards: stripe?.cards ?? null,
  };
};
