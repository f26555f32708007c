/** A longer gap between two beats of the worker is an outage (RULES: The end of an auction). */
export const OUTAGE_AFTER_MS = 10_000;
