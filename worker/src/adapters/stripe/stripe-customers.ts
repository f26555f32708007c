import type { Stripe } from "stripe";
import { isMissing } from "@naqsh/shared/platform/adapters/stripe/stripe-cards";
import { askStripe } from "@naqsh/shared/platform/adapters/stripe/stripe-client";
import type { CardKeeping } from "../../ports/payments";

/** Stripe's customers: of a person it learns our id of them, and neither name nor address. */
export const createStripeCustomers = (stripe: Stripe): CardKeeping => ({
  openCustomer: async (userId) => {
    const made = stripe.customers.create({ metadata: { userId } }, { idempotencyKey: `customer-${userId}` });
    return (await askStripe(made)).id;
  },
  deleteCustomer: async (customerId) => {
    try {
      await askStripe(stripe.customers.del(customerId));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
});
