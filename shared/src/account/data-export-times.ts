const HOUR_MS = 3_600_000;

/** A copy can be fetched for so long (docs/rules.md#leaving). */
export const COPY_LASTS_MS = 7 * 24 * HOUR_MS;
/** A copy that has not come by then never will: another one may be asked for. */
export const COPY_TAKES_AT_MOST_MS = 24 * HOUR_MS;
