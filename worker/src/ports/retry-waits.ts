/** Waits before each repetition of a job that threw, milliseconds; after the last one it is dead. */
export const RETRY_WAITS_MS = [1_000, 4_000, 16_000, 64_000, 256_000, 900_000, 3_600_000];

/** What is only away comes back, and no operator is needed for that: then jobs are not to rest for long. */
const AWAY_WAITS_MS = RETRY_WAITS_MS.slice(0, 4);

/** Wait before a job is tried again that met something away (Unavailable) for the `times`th time: it is never dead for that. */
export const awayWaitMs = (times: number): number => AWAY_WAITS_MS[times - 1] ?? AWAY_WAITS_MS.at(-1)!;

/**
 * How long a queue knows the id of a job that has run, milliseconds, and of how many of a queue at most. Kept for longer they fill
 * the memory that jobs to come need; a job that is scheduled again after that does nothing, since its command was answered.
 */
export const RUN_IS_KNOWN_MS = 3_600_000;
export const MOST_RUN_KNOWN = 5_000;
