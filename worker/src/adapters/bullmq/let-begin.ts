import { setTimeout as pause } from "node:timers/promises";

/**
 * Jobs that stand still must not hold up for ever what waits for them. As long as the sweep leaves late ones to their line: what
 * follows from the first of a thousand closes would take half of the processors from the last.
 */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 10;

/** Waits while a queue is behind; one that was waited for in vain, not again before it has caught up once. */
export const letBegin = (
  isBehind: (queue: string) => Promise<boolean>,
  patienceMs = PATIENCE_MS,
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
