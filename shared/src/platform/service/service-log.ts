import { createEventStoreDbEventStore } from "../adapters/eventstoredb/eventstoredb-event-store";
import type { EventStore } from "../ports/event-store";
import type { Logger } from "../ports/logger";
import { createThrottledLog } from "../throttled-log";
import type { ServiceConfig } from "./service-config";

/** The log that services share which are processes of their own; the embedded one belongs to a single process. */
export const openSharedLog = ({ eventStoreUrl }: Pick<ServiceConfig, "eventStoreUrl">, logger: Logger): EventStore => {
  const logTrouble = createThrottledLog(logger, performance, "The connection to the log had trouble");
  return createEventStoreDbEventStore({ url: eventStoreUrl, onTrouble: (error) => logTrouble(String(error)) });
};
