import { setTimeout as pause } from "node:timers/promises";

import type { Logger } from "../ports/logger";
import { Unavailable } from "../ports/unavailable";
import { createThrottledLog } from "../throttled-log";

const ASK_AGAIN_MS = 500;

/**
 * Does what a service begins with, again and again while what it needs is away, and says every ten seconds what it waits for. Gives
 * its answer, or null if the signal aborts before.
 */
export const whenAvailable = async <Answer>(
  begin: () => Promise<Answer>,
  { waitingFor, logger, signal }: { waitingFor: string; logger: Logger; signal: AbortSignal },
): Promise<Answer | null> => {
  const logTrouble = createThrottledLog(logger, performance, `Waiting for ${waitingFor}`);
  while (!signal.aborted) {
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      logTrouble(error.message);
      await pause(ASK_AGAIN_MS);
    }
  }
  return null;
};
