/** A time of this or more in which no bid could be taken is an outage (docs/rules.md#lost-time). */
export const OUTAGE_FROM_MS = 10_000;
/** A clock that is further from the last beat after a start counts only once an operator confirms it. */
export const CONFIRMED_LEAP_MS = 3_600_000;
/** For so long the process that decides has to stand still across an auction's end for that time to be given back. */
export const FREEZE_AFTER_MS = 500;
