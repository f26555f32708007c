import { setTimeout as pause } from "node:timers/promises";

import type { Logger } from "../ports/logger";
import { Unavailable } from "../ports/unavailable";

const ASK_AGAIN_MS = 500;

/** Does what a service begins with, again and again while what it needs is away, and says once that it waits. */
export const whenAvailable = async (
  begin: () => Promise<unknown>,
  { waitingFor, logger, signal }: { waitingFor: string; logger: Logger; signal: AbortSignal },
): Promise<void> => {
  for (let isTold = false; !signal.aborted;) {
    try {
      await begin();
      return;
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      if (!isTold) logger.warn({ reason: error.message }, `Waiting for ${waitingFor}`);
      isTold = true;
      await pause(ASK_AGAIN_MS);
    }
  }
};
