const DAY_MS = 24 * 3_600_000;

/** Whole days until a moment, by the clock of the reader; 0 on the last. */
export const daysLeft = (until: string, nowMs: number): number =>
  Math.max(0, Math.floor((Date.parse(until) - nowMs) / DAY_MS));
