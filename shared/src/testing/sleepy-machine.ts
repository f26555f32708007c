import { createSystemClock } from "../platform/adapters/system/system-clock";
import { systemIds } from "../platform/adapters/system/system-ids";
import { createSystemTimers } from "../platform/adapters/system/system-timers";
import { repeat } from "../platform/adapters/system/repeat";
import type { Clock, Ids, Timers } from "../platform/ports/clock";
import type { Logger } from "../platform/ports/logger";

/** A process's time that may stand still while that of the others goes on, as for a process that is stopped. */
export type SleepyMachine = {
  clock: Clock;
  timers: Timers;
  ids: Ids;
  logger: Logger;
  /** Whether it waits for a time that it has named; else for something else, or it is done. */
  hasTimers: () => boolean;
  sleep: () => void;
  /** The clock leaps, and what was due meanwhile runs. */
  wake: () => Promise<void>;
};

const systemTime = (): Clock & Timers => {
  const clock = createSystemClock();
  const raise = (error: unknown): never => {
    throw error;
  };
  return { ...clock, ...createSystemTimers(clock, raise) };
};

export const createSleepyMachine = (everyones: Clock & Timers = systemTime()): SleepyMachine => {
  let asleepSinceMs: number | null = null;
  let overdue: (() => void | Promise<void>)[] = [];
  let timers = 0;
  const clock = { now: () => asleepSinceMs ?? everyones.now() };
  const at: Timers["at"] = (atMs, task) => {
    let isOver = false;
    timers += 1;
    const end = (): void => {
      if (!isOver) timers -= 1;
      isOver = true;
    };
    const run = (): void | Promise<void> => {
      if (isOver) return undefined;
      if (asleepSinceMs !== null) return void overdue.push(run);
      end();
      return task();
    };
    const timer = everyones.at(atMs, run);
    const cancel = (): void => {
      end();
      timer.cancel();
    };
    return { cancel };
  };
  const silent = (): void => undefined;
  return {
    clock,
    timers: { at, every: (intervalMs, task) => repeat({ clock, at, intervalMs }, task) },
    ids: systemIds,
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    hasTimers: () => timers > 0,
    sleep: () => (asleepSinceMs ??= everyones.now()),
    wake: async () => {
      asleepSinceMs = null;
      const due = overdue;
      overdue = [];
      for (const task of due) await task();
    },
  };
};
