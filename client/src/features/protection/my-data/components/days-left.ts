const DAY_MS = 24 * 3_600_000;

/** Days until a moment, the one that has begun among them; 0 once it is there. */
export const daysLeft = (until: string, nowMs: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - nowMs) / DAY_MS));
