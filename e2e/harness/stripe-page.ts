import type { StripePeer } from "@naqsh/shared/testing/stripe-peer";
import type { Page } from "playwright-core";

/** What is typed for a card that its bank declines; any other number pays. */
export const DECLINED_CARD = "4000 0000 0000 0002";

/** The name of the field that stands in for Stripe's form, in every language: the real one speaks for itself. */
export const CARD_FIELD = "Card number at Stripe";

/** Stripe.js as far as our pages use it: one field for the whole form, and a confirmation that asks the peer. */
const SCRIPT = `
window.Stripe = () => ({
  _registerWrapper() {},
  elements: ({ clientSecret }) => {
    const field = document.createElement("input");
    field.setAttribute("aria-label", ${JSON.stringify(CARD_FIELD)});
    return { clientSecret, field, create: () => ({ mount: (place) => place.append(field) }) };
  },
  confirmPayment: ({ elements, clientSecret }) =>
    window.payAtStripe(elements ? elements.clientSecret : clientSecret, elements ? elements.field.value : ""),
});`;

/**
 * Answers for Stripe's site in a browser: its script comes from its own address, past our content security policy, and what it
 * confirms is in the peer's books. The real script needs Stripe itself.
 */
export const standInForStripe = async (page: Page, peer: StripePeer): Promise<void> => {
  await page.exposeFunction("payAtStripe", (secret: string, card: string) => {
    const intent = [...peer.books.intents.values()].find(({ client_secret }) => client_secret === secret);
    if (!intent) throw new Error(`Stripe knows no intent of the secret ${secret}`);
    const isDeclined = card === DECLINED_CARD;
    peer.books.useCard(intent, isDeclined ? "declined" : "succeeds");
    return isDeclined ? { error: { message: "Your card was declined." } } : {};
  });
  await page.route("https://js.stripe.com/**", (asked) =>
    asked.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
};
