/** Waits before each repetition of a job that threw, milliseconds; after the last one it is dead. */
export const RETRY_WAITS_MS = [1_000, 4_000, 16_000, 64_000, 256_000, 900_000, 3_600_000];
