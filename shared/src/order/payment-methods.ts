import type { Halalas } from "../kernel/money";
import type { ChargedKind, FeeRate } from "../settings";

/** Tokens of the sandbox provider: what a test card does. */
export const SANDBOX_METHODS = [
  "sandbox-succeeds",
  "sandbox-declined",
  "sandbox-needs-confirmation",
  "sandbox-late",
] as const;
export type SandboxMethod = (typeof SANDBOX_METHODS)[number];

/** Cards and wallets in Stripe's Payment Element. */
export const STRIPE_METHOD = "stripe";
/** A bank transfer, which an administrator finds on the statement. */
export const TRANSFER_METHOD = "transfer";

export const PAYMENT_METHODS = [...SANDBOX_METHODS, STRIPE_METHOD, TRANSFER_METHOD] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Which cards a shop takes: test cards that move no money, and Stripe's, by the key that its browsers show. */
export type CardsTaken = { sandbox: boolean; publishableKey: string | null };

/** What a payment was made with, by which its fee is told. */
export type PaymentMethodKind = ChargedKind | "sandbox";

export type FeeRates = Partial<Record<PaymentMethodKind, FeeRate>>;

/** What taking `total` costs by the rates that an order froze, rounded half up to the halala; 0 for an order without rates. */
export const feeOf = (total: Halalas, kind: PaymentMethodKind, rates: FeeRates | undefined): Halalas => {
  const rate = rates?.[kind];
  return rate === undefined ? 0 : Math.floor((total * rate.basisPoints + 5_000) / 10_000) + rate.fixed;
};
