import { Stripe } from "stripe";
import type { KeptCard } from "../../../card";
import { askStripe } from "./stripe-client";

/** Nobody keeps more. */
const MOST_CARDS = 50;

const keptCard = ({ id, card }: Stripe.PaymentMethod): KeptCard[] =>
  card ? [{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }] : [];

/** Whether Stripe refused a call because what it names does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** The cards of a customer, the newest first; none if Stripe no longer knows the customer. @throws Unavailable if Stripe is away */
export const cardsOf = async (stripe: Stripe, customerId: string): Promise<KeptCard[]> => {
  try {
    const asked = stripe.customers.listPaymentMethods(customerId, { type: "card", limit: MOST_CARDS });
    return (await askStripe(asked)).data.flatMap(keptCard);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Has Stripe forget a card; false if it is none of this customer's. @throws Unavailable if Stripe is away */
export const removeCardOf = async (stripe: Stripe, customerId: string, cardId: string): Promise<boolean> => {
  const cards = await cardsOf(stripe, customerId);
  if (!cards.some(({ id }) => id === cardId)) return false;
  await askStripe(stripe.paymentMethods.detach(cardId));
  return true;
};
