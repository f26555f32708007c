import type { Timer, Timers } from "@naqsh/shared/platform/ports/clock";

export type TrackedTimers = Timers & {
  /** Begins nothing more; answers when what runs has ended, so that what tasks use can be closed. */
  end: () => Promise<void>;
};

/** Timers that end together. */
export const createTrackedTimers = (timers: Timers): TrackedTimers => {
  const running = new Set<Promise<void>>();
  const begun = new Set<Timer>();

  const tracked = async (task: () => void | Promise<void>): Promise<void> => {
    const run = Promise.resolve(task());
    running.add(run);
    try {
      await run;
    } finally {
      running.delete(run);
    }
  };

  const keep = (timer: Timer): Timer => {
    begun.add(timer);
    return {
      cancel: () => {
        begun.delete(timer);
        timer.cancel();
      },
    };
  };

  return {
    at: (atMs, task) => {
      const kept = keep(
        timers.at(atMs, () => {
          kept.cancel();
          return tracked(task);
        }),
      );
      return kept;
    },
    every: (intervalMs, task) => keep(timers.every(intervalMs, () => tracked(task))),
    end: async () => {
      for (const timer of begun) timer.cancel();
      begun.clear();
      await Promise.allSettled(running);
    },
  };
};
