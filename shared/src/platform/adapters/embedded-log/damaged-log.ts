import { StoreUnavailable } from "../../ports/event-store";
import type { EventStore } from "../../ports/event-store";
import { systemLogDisk } from "./log-disk";
import { LogLoader } from "./log-loader";
import { Signal } from "../../signal";
import { createLogReadings } from "./log-readers";
import { StoredEvents } from "./stored-events";

/**
 * A damaged log, for operators to look into: every whole append before the damage, and nothing behind it. It takes
 * nothing, and changes nothing in the folder.
 */
export const openDamagedLog = async (directory: string): Promise<EventStore & { events: number }> => {
  const loader = new LogLoader(systemLogDisk, directory, "r");
  const growth = new Signal();
  try {
    await loader.load();
  } catch (error) {
    await loader.close();
    throw error;
  }
  const refuse = async (): Promise<never> => {
    throw new StoreUnavailable("The log is damaged: nothing is written");
  };
  const stored = new StoredEvents(systemLogDisk, loader.index, null);
  return {
    ...createLogReadings(stored, growth),
    append: refuse,
    takes: refuse,
    events: loader.index.head,
    close: async () => {
      growth.end();
      await loader.close();
    },
  };
};
