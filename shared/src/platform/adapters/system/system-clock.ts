import { uptime } from "node:os";
import type { Clock } from "../../ports/clock";

/** Milliseconds. On Linux `monotonic` stands still while the machine sleeps, `sinceBoot` goes on; neither can be set. */
type TimeSources = { wall: () => number; monotonic: () => number; sinceBoot: () => number };

const MACHINE: TimeSources = {
  wall: Date.now,
  monotonic: () => performance.now(),
  sinceBoot: () => uptime() * 1_000,
};

/** A wall clock that moves so far against the monotonic one was set, or the machine slept. */
const LEAP_MS = 1_000;
/** How fast the clock approaches a wall clock that was set: a millisecond in a second, in steps that a double can hold. */
const SLEW = 0.001;
const SLEWS_EVERY_MS = 100;

/**
 * The machine's time, never falling. It goes by the monotonic clock and by what the machine slept; if the wall clock was set
 * or drifts, it approaches it so slowly that no deadline leaps.
 */
export const createSystemClock = ({ wall, monotonic, sinceBoot }: TimeSources = MACHINE): Clock => {
  let slewedAt = monotonic();
  let wallAhead = wall() - slewedAt;
  let bootAhead = sinceBoot() - slewedAt;
  let ahead = wallAhead;

  const leapt = (elapsed: number): void => {
    const sleptMs = sinceBoot() - elapsed - bootAhead;
    bootAhead += sleptMs;
    if (sleptMs >= LEAP_MS) ahead += sleptMs;
  };

  const slew = (elapsed: number): void => {
    const most = (elapsed - slewedAt) * SLEW;
    ahead += Math.max(-most, Math.min(most, wallAhead - ahead));
    slewedAt = elapsed;
  };

  return {
    now: () => {
      const elapsed = monotonic();
      const leap = wall() - elapsed - wallAhead;
      wallAhead += leap;
      if (leap >= LEAP_MS || leap <= -LEAP_MS) leapt(elapsed);
      if (elapsed - slewedAt >= SLEWS_EVERY_MS) slew(elapsed);
      return Math.floor(elapsed + ahead);
    },
  };
};
