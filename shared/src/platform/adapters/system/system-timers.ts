import type { Clock, Timer, Timers } from "../../ports/clock";
import { repeat, type Task } from "./repeat";

/** Node's timers end at 2^31 ms and do not count the time that a machine slept: the clock is asked again after this. */
const LONGEST_WAIT_MS = 30_000;

/** Timers on the system's clock; they do not keep the process alive. `onError` hears of tasks that threw. */
export const createSystemTimers = (clock: Clock, onError: (error: unknown) => void): Timers => {
  const run = async (task: Task): Promise<void> => {
    try {
      await task();
    } catch (error) {
      onError(error);
    }
  };

  const at = (atMs: number, task: Task): Timer => {
    let waiting: NodeJS.Timeout;
    const wait = (): void => {
      const left = Math.max(0, Math.min(atMs - clock.now(), LONGEST_WAIT_MS));
      waiting = setTimeout(wake, left).unref();
    };
    const wake = (): void => {
      if (clock.now() < atMs) wait();
      else void run(task);
    };
    wait();
    return { cancel: () => clearTimeout(waiting) };
  };

  return { at, every: (intervalMs, task) => repeat({ clock, at, intervalMs }, () => run(task)) };
};
