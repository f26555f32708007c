import type { LogReader } from "./ports/event-store";

/** Repeats `work` until nothing was appended to the log meanwhile. */
export const untilIdle = async (log: Pick<LogReader, "head">, work: () => Promise<void>): Promise<void> => {
  for (let before = await log.head(); ; before = await log.head()) {
    await work();
    if ((await log.head()) === before) return;
  }
};
