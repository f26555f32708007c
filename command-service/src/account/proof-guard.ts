import type { RateLimit, RateLimits } from "@naqsh/shared/platform/ports/rate-limits";

/** One try to prove an identity. It counts as failed until it is said to be none. */
export type ProofTry = { retryAfterMs: number | null; notFailed: () => Promise<void> };

/**
 * How often the codes of one account may be guessed. Only whoever has the password, or a session, gets as far as a guess, so that
 * strangers keep nobody out by it.
 */
export type ProofGuard = { begin: (userId: string) => Promise<ProofTry> };

export const createProofGuard = (rateLimits: RateLimits, limit: RateLimit): ProofGuard => ({
  begin: async (userId) => ({
    retryAfterMs: await rateLimits.consume(limit, userId),
    notFailed: () => rateLimits.giveBack(limit, userId),
  }),
});
