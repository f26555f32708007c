import type { Clock, Timers } from "../ports/clock";

/** Waits so many milliseconds, or until the signal aborts. */
export const pauseFor = (
  ms: number,
  signal: AbortSignal,
  { clock, timers }: { clock: Clock; timers: Timers },
): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = (): void => {
      timer.cancel();
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = timers.at(clock.now() + ms, over);
    signal.addEventListener("abort", over, { once: true });
  });
