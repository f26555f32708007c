import { ConfigInvalid, secretFrom } from "./environment";
import type { Environment } from "./environment";

/** A shop's account with Stripe. The publishable key is shown to browsers; the other two are secrets. */
export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** In place of api.stripe.com: a server of its protocol on this machine. */
  server?: { host: string; port: number; protocol: "http" };
};

const NAMES = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
type Name = (typeof NAMES)[number];

const SHAPES: Readonly<Record<Name, RegExp>> = {
  STRIPE_SECRET_KEY: /^(sk|rk)_(test|live)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_\S+$/,
};

const isTestKey = (key: string): boolean => /^\w\w_test_/.test(key);

/**
 * STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, each also as a file; null if none is set. A shop that is no
 * demo takes no test card, and a demo takes no money (docs/rules.md#payment).
 * @throws ConfigInvalid for a part of them, and for keys of the other mode; it names the variables and never what they hold
 */
export const stripeFrom = (environment: Environment, isDemo: boolean): StripeSettings | null => {
  const given = new Map(NAMES.map((name) => [name, secretFrom(environment, name)]));
  const missing = NAMES.filter((name) => given.get(name) === undefined);
  if (missing.length === NAMES.length) return null;
  if (missing.length > 0) {
    throw new ConfigInvalid(
      `Stripe needs ${NAMES.join(", ")} together, or none of them; missing: ${missing.join(", ")}`,
    );
  }
  const keyOf = (name: Name): string => {
    const key = given.get(name) ?? "";
    if (!SHAPES[name].test(key)) throw new ConfigInvalid(`${name} does not look like one of Stripe's`);
    if (name !== "STRIPE_WEBHOOK_SECRET" && isTestKey(key) !== isDemo) {
      throw new ConfigInvalid(
        isDemo ? `${name} is a live key, and a demo takes no money` : `${name} is a test key, and this shop is no demo`,
      );
    }
    return key;
  };
  return {
    secretKey: keyOf("STRIPE_SECRET_KEY"),
    publishableKey: keyOf("STRIPE_PUBLISHABLE_KEY"),
    webhookSecret: keyOf("STRIPE_WEBHOOK_SECRET"),
  };
};
