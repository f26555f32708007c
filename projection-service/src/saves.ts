import type { Timer, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";

const INTERVAL_MS = 60_000;
/** Fewer events than these are replayed in a moment. */
const WORTH_SAVING = 5_000;

/** Saves the views now and then, so that a start after a crash replays little. */
export const saveNowAndThen = (
  readModels: ReadModelStore,
  applied: () => number,
  { timers, logger }: { timers: Timers; logger: Logger },
): Timer => {
  let saved = 0;
  return timers.every(INTERVAL_MS, async () => {
    const now = applied();
    if (now - saved < WORTH_SAVING) return;
    saved = now;
    try {
      await readModels.flush();
    } catch (error) {
      logger.warn({ error: String(error) }, "The views could not be saved; they are replayed at the next start");
    }
  });
};
