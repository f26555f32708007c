import type { Clock, Timer, Timers } from "../../ports/clock";

export type Task = () => void | Promise<void>;

type Beat = { clock: Clock; at: Timers["at"]; intervalMs: number };

/** Runs a task on every beat from now on; never beside itself, and beats that were missed are left out. */
export const repeat = ({ clock, at, intervalMs }: Beat, task: Task): Timer => {
  if (!(intervalMs > 0)) throw new RangeError(`Not an interval: ${intervalMs} ms`);
  let cancelled = false;
  const runAt = (dueMs: number): Timer =>
    at(dueMs, async () => {
      try {
        await task();
      } finally {
        const missed = Math.max(0, Math.floor((clock.now() - dueMs) / intervalMs));
        if (!cancelled) next = runAt(dueMs + (missed + 1) * intervalMs);
      }
    });
  let next = runAt(clock.now() + intervalMs);
  const cancel = (): void => {
    cancelled = true;
    next.cancel();
  };
  return { cancel };
};
