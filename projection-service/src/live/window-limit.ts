import type { Clock } from "@naqsh/shared/platform/ports/clock";

/** Counts what is done in windows of time; true while that is not more than `most` in one. */
export const createWindowLimit = (clock: Clock, most: number, windowMs: number): (() => boolean) => {
  let windowEndsMs = 0;
  let done = 0;
  return () => {
    const now = clock.now();
    if (now >= windowEndsMs) {
      windowEndsMs = now + windowMs;
      done = 0;
    }
    done += 1;
    return done <= most;
  };
};
