/** A missed deadline waits this long for a payment that was begun in time (docs/rules.md#payment). */
export const PAYMENT_GRACE_MS = 15 * 60_000;
