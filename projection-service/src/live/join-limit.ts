import type { Clock } from "@naqsh/shared/platform/ports/clock";

/** More joins than a screen ever needs. */
const JOINS = 60;
const WINDOW_MS = 10_000;

/** Counts one socket's joins; true while it may join. */
export const createJoinLimit = (clock: Clock): (() => boolean) => {
  let windowEndsMs = 0;
  let joins = 0;
  return () => {
    const now = clock.now();
    if (now >= windowEndsMs) {
      windowEndsMs = now + WINDOW_MS;
      joins = 0;
    }
    joins += 1;
    return joins <= JOINS;
  };
};
