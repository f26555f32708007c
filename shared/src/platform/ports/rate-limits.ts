export type RateLimit = { name: string; points: number; windowMs: number };

/** Contract: `rate-limits.contract.ts`. */
export type RateLimits = {
  /** Counts one use of `name` by `who`. Null if it is allowed, else the milliseconds until the next one is. */
  consume: (limit: RateLimit, who: string) => Promise<number | null>;
  /** Takes one use back that was counted in the window that is open. */
  giveBack: (limit: RateLimit, who: string) => Promise<void>;
  close: () => Promise<void>;
};
