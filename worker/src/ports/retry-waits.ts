/** Waits before each repetition of a job that threw, milliseconds; after the last one it is dead. */
export const RETRY_WAITS_MS = [1_000, 4_000, 16_000, 64_000, 256_000, 900_000, 3_600_000];

/** How long a queue knows the id of a job that has run, milliseconds. */
export const RUN_IS_KNOWN_MS = 30 * 24 * 3_600_000;
