import type { Clock } from "../../ports/clock";
import type { RateLimits } from "../../ports/rate-limits";

type Window = { used: number; endsAtMs: number };

const SWEEP_FROM = 10_000;

/** Fixed windows in memory: a restart opens them again, and no other process shares them. */
export const createMemoryRateLimits = (clock: Clock): RateLimits => {
  const windows = new Map<string, Window>();
  let sweepAt = SWEEP_FROM;

  const sweep = (nowMs: number): void => {
    for (const [name, window] of windows) if (window.endsAtMs <= nowMs) windows.delete(name);
    sweepAt = Math.max(SWEEP_FROM, windows.size * 2);
  };

  return {
    consume: async ({ name, points, windowMs }, who) => {
      const nowMs = clock.now();
      const key = `${name}\n${who}`;
      const open = windows.get(key);
      if (open && open.endsAtMs > nowMs) {
        open.used += 1;
        return open.used <= points ? null : open.endsAtMs - nowMs;
      }
      if (windows.size >= sweepAt) sweep(nowMs);
      windows.set(key, { used: 1, endsAtMs: nowMs + windowMs });
      return points >= 1 ? null : windowMs;
    },
    close: async () => windows.clear(),
  };
};
