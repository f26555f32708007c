import { loadStripe } from "@stripe/stripe-js/pure";
import type { Stripe } from "@stripe/stripe-js";

/** Pages whose documents may load Stripe's script; the server's list says the same (docs/security.md). */
const OPEN_PAGES = /^\/checkout\//;

/** A document keeps the policy that it came with, wherever the reader goes in it. */
const cameWithOpenPolicy = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && OPEN_PAGES.test(new URL(navigation.name).pathname);
};

/** Stripe's script, from its own site. Null if the page has to come anew for it, which it does by itself. */
export const openStripe = async (publishableKey: string, language: string): Promise<Stripe | null> => {
  if (!cameWithOpenPolicy()) {
    window.location.reload();
    return null;
  }
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  return loadStripe(publishableKey, { locale: language === "ar" ? "ar" : "en" });
};
