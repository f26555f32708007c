import { Stripe } from "stripe";
import { Unavailable } from "../../ports/unavailable";
import type { StripeSettings } from "../../service/stripe-settings";

/** Stripe answers within a few; whoever is silent for longer is asked again under the same key. */
const USUAL_TIMEOUT_MS = 20_000;
const USUAL_REPETITIONS = 2;

/** `timeoutMs` and `repetitions` of one call, in place of the usual ones. */
export type StripeCalls = { timeoutMs?: number; repetitions?: number };

/** The official library, which repeats what failed on the way under the same idempotency key. */
export const createStripeClient = ({ secretKey, server }: StripeSettings, calls: StripeCalls = {}): Stripe =>
  new Stripe(secretKey, {
    timeout: calls.timeoutMs ?? USUAL_TIMEOUT_MS,
    maxNetworkRetries: calls.repetitions ?? USUAL_REPETITIONS,
    // It would tell Stripe how long our calls take.
    telemetry: false,
    ...server,
  });

const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeAPIError;

/**
 * Gives what a call of the library gives.
 * @throws Unavailable if it is not known what Stripe did, or Stripe wants to be asked later; the library's error otherwise
 */
export const askStripe = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new Unavailable(`Stripe did not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
};
