import { setTimeout as pause } from "node:timers/promises";
import { LEFT_IN_LINE_MS } from "../../ports/job-queue";

const LOOK_AGAIN_MS = 10;

/**
 * Waits while a queue is behind: the consequences of the first of a thousand closes would take half of the processors from
 * the last. Stuck jobs must not hold it up for ever: after a wait in vain, a queue is skipped until it has caught up once.
 */
export const waitWhileBehind = (
  isBehind: (queue: string) => Promise<boolean>,
  patienceMs = LEFT_IN_LINE_MS,
): ((queue: string, signal: AbortSignal) => Promise<void>) => {
  const inVain = new Set<string>();
  return async (queue, signal) => {
    const untilMs = performance.now() + patienceMs;
    while (await isBehind(queue)) {
      if (performance.now() >= untilMs) inVain.add(queue);
      if (inVain.has(queue) || signal.aborted) return;
      await pause(LOOK_AGAIN_MS);
    }
    inVain.delete(queue);
  };
};
