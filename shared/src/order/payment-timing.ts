/** A work at a fixed price is kept so long for whoever buys it; a transfer that was begun lasts its own time (docs/rules.md#orders). */
export const RESERVATION_MS = 15 * 60_000;

/** A missed deadline waits this long for a payment that was begun in time (docs/rules.md#payment). */
export const PAYMENT_GRACE_MS = 15 * 60_000;

/** An administrator who transfers a refund has it so long to themselves; then another may take it over (docs/rules.md#orders). */
export const REFUND_CLAIM_MS = 24 * 60 * 60_000;

/** How long after an order's own time to pay a transfer may come: banks take days for it, weekends among them (docs/rules.md#payment). */
export const TRANSFER_EXTRA_MS = 4 * 24 * 60 * 60_000;
