import type { Clock } from "../../ports/clock";

type TimeSources = { wall: () => number; monotonic: () => number };

/**
 * The machine's time, never falling: where the wall clock is set back, it goes on by the monotonic one; where the wall
 * clock leaps ahead (a machine that slept), it follows.
 */
export const createSystemClock = (
  { wall, monotonic }: TimeSources = { wall: Date.now, monotonic: () => performance.now() },
): Clock => {
  let ahead = wall() - monotonic();
  return {
    now: () => {
      const elapsed = monotonic();
      ahead = Math.max(ahead, wall() - elapsed);
      return Math.floor(elapsed + ahead);
    },
  };
};
