import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";

/** Fewer events than these are replayed in a moment. */
const EVENTS_PER_SNAPSHOT = 2_500;

export type Snapshots = {
  /** To be told of each batch, how many events it had. */
  applied: (events: number) => void;
  /** Until then nothing is saved: what a start replays is saved at its end, and once. */
  begin: () => void;
};

/** Snapshots the views whenever they have taken in so many events, so that a start after a crash replays few. */
export const createSnapshots = (
  readModels: Pick<ReadModelStore, "flush">,
  logger: Logger,
  eventsPerSnapshot = EVENTS_PER_SNAPSHOT,
): Snapshots => {
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
  const saveIfDue = (): void => {
    if (mayBegin && unsaved >= eventsPerSnapshot) void save();
  };
  return {
    applied: (events) => {
      unsaved += events;
      saveIfDue();
    },
    begin: () => {
      mayBegin = true;
      saveIfDue();
    },
  };
};
