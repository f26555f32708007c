import type { LogReader } from "./ports/event-store";

/** Lets the work be done again until nothing was appended while it was. */
export const untilIdle = async (log: Pick<LogReader, "head">, work: () => Promise<void>): Promise<void> => {
  for (let before = await log.head(); ; before = await log.head()) {
    await work();
    if ((await log.head()) === before) return;
  }
};
