/** How long a spec waits for what has to come. A slow machine makes nothing wrong: only what never comes may meet this. */
export const PATIENCE_MS = 120_000;

/** One test may have to be patient several times. */
export const TEST_LIMIT_MS = 5 * PATIENCE_MS;
