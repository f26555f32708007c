import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";

/** Fewer events than these are replayed in a moment. */
const WORTH_SAVING = 2_500;

/** Saves the views whenever they have taken in so many events, so that a start after a crash replays few. To be told how many each batch had. */
export const saveNowAndThen = (
  readModels: Pick<ReadModelStore, "flush">,
  logger: Logger,
  worthSaving = WORTH_SAVING,
): ((events: number) => void) => {
  let unsaved = 0;
  let isSaving = false;
  const save = async (): Promise<void> => {
    isSaving = true;
    unsaved = 0;
    try {
      await readModels.flush();
    } catch (error) {
      logger.warn({ error: String(error) }, "The views could not be saved; they are replayed at the next start");
    } finally {
      isSaving = false;
    }
  };
  return (events) => {
    unsaved += events;
    if (unsaved >= worthSaving && !isSaving) void save();
  };
};
