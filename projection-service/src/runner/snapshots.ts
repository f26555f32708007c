import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { ReadModelStore } from "@naqsh/shared/platform/ports/read-model-store";

/** A snapshot is taken after so many events, which are replayed in a moment. */
const EVENTS_PER_SNAPSHOT = 2_500;

export type Snapshots = {
  /** Called after each batch with its number of events. */
  applied: (events: number) => void;
  /** Allows snapshots. Before it none is taken: a start saves what it replayed once, at its end. */
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
