import type { Clock } from "../../ports/clock";
import type { RateLimits } from "../../ports/rate-limits";

export type RateWindow = { used: number; endsAtMs: number };

/** Windows of an earlier run, and the listener for those that change or end. */
export type KeptWindows = { windows: Map<string, RateWindow>; changed: (key: string) => void };

const SWEEP_FROM = 10_000;

const unkept = (): KeptWindows => ({ windows: new Map(), changed: () => undefined });

/** Fixed windows in memory: if nothing keeps them a restart opens them again, and no other process shares them. */
export const createMemoryRateLimits = (clock: Clock, { windows, changed } = unkept()): RateLimits => {
  let sweepAt = SWEEP_FROM;

  const sweep = (nowMs: number): void => {
    for (const [key, window] of windows) {
      if (window.endsAtMs > nowMs) continue;
      windows.delete(key);
      changed(key);
    }
    sweepAt = Math.max(SWEEP_FROM, windows.size * 2);
  };

  return {
    consume: async ({ name, points, windowMs }, who) => {
      const nowMs = clock.now();
      const key = `${name}\n${who}`;
      changed(key);
      const open = windows.get(key);
      if (open && open.endsAtMs > nowMs) {
        open.used += 1;
        return open.used <= points ? null : open.endsAtMs - nowMs;
      }
      if (windows.size >= sweepAt) sweep(nowMs);
      windows.set(key, { used: 1, endsAtMs: nowMs + windowMs });
      return points >= 1 ? null : windowMs;
    },
    giveBack: async ({ name }, who) => {
      const key = `${name}\n${who}`;
      const open = windows.get(key);
      if (!open || open.endsAtMs <= clock.now() || open.used === 0) return;
      changed(key);
      open.used -= 1;
    },
    close: async () => windows.clear(),
  };
};
