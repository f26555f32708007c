import type { Stripe } from "stripe";
import type { PaymentMethodKind } from "../../../order";

/** What has to be asked for with an intent, to tell what it was paid with. */
export const WITH_CHARGE = { expand: ["latest_charge"] };

/** mada under its own name if Stripe gives it; every other card network is a card. */
export const kindOfIntent = ({
  latest_charge: charge,
}: Pick<Stripe.PaymentIntent, "latest_charge">): PaymentMethodKind => {
  const card = charge !== null && typeof charge === "object" ? charge.payment_method_details?.card : undefined;
  return card?.brand === "mada" || card?.network === "mada" ? "mada" : "card";
};
