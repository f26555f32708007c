import { describe, expect, it } from "vitest";
import { stripeFrom } from "./stripe-settings";

const keysOf = (mode: "test" | "live") => ({
  STRIPE_SECRET_KEY: `sk_${mode}_abc`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_abc`,
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
});
const live = keysOf("live");
const test = keysOf("test");

describe("keys of Stripe", () => {
  it("are taken together or not at all, and what is missing is named", () => {
    expect(stripeFrom({}, false)).toBeNull();
    expect(stripeFrom({ STRIPE_SECRET_KEY: "" }, false)).toBeNull();
    expect(stripeFrom(live, false)).toEqual({
      secretKey: "sk_live_abc",
      publishableKey: "pk_live_abc",
      webhookSecret: "whsec_abc",
    });
    const { STRIPE_WEBHOOK_SECRET: _, ...half } = live;
    expect(() => stripeFrom(half, false)).toThrow(/missing: STRIPE_WEBHOOK_SECRET$/);
  });

  it("are live in a shop and of test mode in a demo: neither takes the other's cards", () => {
    expect(() => stripeFrom(test, false)).toThrow("STRIPE_SECRET_KEY is a test key, and this shop is no demo");
    expect(() => stripeFrom({ ...live, STRIPE_PUBLISHABLE_KEY: "pk_test_abc" }, false)).toThrow("PUBLISHABLE");
    expect(stripeFrom(test, true)).not.toBeNull();
    expect(() => stripeFrom(live, true)).toThrow("a demo takes no money");
  });

  it("are never told in the refusal of one", () => {
    const mistaken = { ...live, STRIPE_SECRET_KEY: "pk_live_secret-by-mistake" };
    expect(() => stripeFrom(mistaken, false)).toThrow(/^STRIPE_SECRET_KEY does not look like one of Stripe's$/);
  });
});
