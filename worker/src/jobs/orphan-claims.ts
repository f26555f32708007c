/** A claim whose second step has not come by then is undone. */
export const ORPHAN_AFTER_MS = 60_000;
