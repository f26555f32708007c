/** Contract: `rate-limits.contract.ts`. */
export type RateLimits = {
  /** Counts one use of `name` by `who`; null when allowed, else the milliseconds until it is again. */
  consume: (limit: { name: string; points: number; windowMs: number }, who: string) => Promise<number | null>;
  close: () => Promise<void>;
};
