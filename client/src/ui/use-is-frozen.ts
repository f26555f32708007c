import { useHydrated } from "../lib/use-hydrated";

/** Within it a countdown is taken at its word. */
const HOUR_MS = 3_600_000;

/**
 * Whether a countdown stands still and would mislead: it is the server's still, no script moves it, and less than an hour is left
 * (`remainingMs`).
 */
export const useIsFrozen = (remainingMs: number): boolean => !useHydrated() && remainingMs < HOUR_MS;
