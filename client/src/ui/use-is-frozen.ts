import { useSyncExternalStore } from "react";

/** Within it a countdown is taken at its word. */
const HOUR_MS = 3_600_000;

const never = (): (() => void) => () => undefined;

/**
 * Whether a countdown stands still and would mislead: the server drew it, no script moves it yet, and less than an hour is left,
 * which is taken in milliseconds.
 */
export const useIsFrozen = (remainingMs: number): boolean => {
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isDrawn && remainingMs < HOUR_MS;
};
