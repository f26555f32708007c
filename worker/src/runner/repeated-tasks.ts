import type { Timer, Timers } from "@naqsh/shared/platform/ports/clock";

export type RepeatedTasks = {
  /** Runs a task each so many milliseconds, until the end. */
  every: (intervalMs: number, task: () => Promise<void>) => void;
  /** Begins nothing more; answers when what runs has ended, so that what tasks use can be closed. */
  end: () => Promise<void>;
};

export const createRepeatedTasks = (timers: Pick<Timers, "every">): RepeatedTasks => {
  const running = new Set<Promise<void>>();
  let repeated: Timer[] = [];

  const track = async (task: () => Promise<void>): Promise<void> => {
    const run = task();
    running.add(run);
    try {
      await run;
    } finally {
      running.delete(run);
    }
  };

  return {
    every: (intervalMs, task) => void repeated.push(timers.every(intervalMs, () => track(task))),
    end: async () => {
      for (const timer of repeated) timer.cancel();
      repeated = [];
      await Promise.allSettled(running);
    },
  };
};
