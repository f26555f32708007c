import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";

/** Fewer events than these are replayed in a moment. */
const WORTH_SAVING = 2_500;

export type Saves = {
  /** To be told of each batch, how many events it had. */
  applied: (events: number) => void;
  /** Until then nothing is saved: what a start replays is saved at its end, and once. */
  begin: () => void;
};

/** Saves the views whenever they have taken in so many events, so that a start after a crash replays few. */
export const createSaves = (
  readModels: Pick<ReadModelStore, "flush">,
  logger: Logger,
  worthSaving = WORTH_SAVING,
): Saves => {
  let unsaved = 0;
  let mayBegin = false;
  const save = async (): Promise<void> => {
    mayBegin = false;
    unsaved = 0;
    try {
      await readModels.flush();
    } catch (error) {
      logger.warn({ error: String(error) }, "The views could not be saved; they are replayed at the next start");
    } finally {
      mayBegin = true;
    }
  };
  const saveWhereWorthIt = (): void => {
    if (mayBegin && unsaved >= worthSaving) void save();
  };
  return {
    applied: (events) => {
      unsaved += events;
      saveWhereWorthIt();
    },
    begin: () => {
      mayBegin = true;
      saveWhereWorthIt();
    },
  };
};
