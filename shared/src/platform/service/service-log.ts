import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DURABLE_MARK } from "../adapters/embedded-log/durable-mark";
import { openEmbeddedEventStore } from "../adapters/embedded-log/embedded-event-store";
import { openEmbeddedLogReader } from "../adapters/embedded-log/embedded-log-reader";
import { createEventStoreDbEventStore } from "../adapters/eventstoredb/eventstoredb-event-store";
import type { EventStore, LogReader } from "../ports/event-store";
import type { Logger } from "../ports/logger";
import { createThrottledLog } from "../throttled-log";
import type { ServiceConfig } from "./service-config";

type LogPlace = Pick<ServiceConfig, "eventStoreUrl" | "dataFolder">;

const LOOK_AGAIN_MS = 100;

/** The log for the service that appends. Embedded, it belongs to this process alone. @throws StoreUnavailable */
export const openLogForWriting = async (
  { eventStoreUrl, dataFolder }: LogPlace,
  logger: Logger,
): Promise<EventStore> => {
  if (eventStoreUrl !== null) return overEventStoreDb(eventStoreUrl, logger);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  return openEmbeddedEventStore({
    directory: join(dataFolder, "log"),
    durable: true,
    onTorn: (tail) =>
      logger.warn({ tail }, "The log's end was torn by a crash; what was never acknowledged lies aside"),
    onFailure: (error) => logger.error({ alert: true, err: error }, "The log's disk failed: nothing more is accepted"),
  });
};

/** The log for services that only read it. Embedded, it waits until command-service has made it. */
export const openLogForReading = async (
  { eventStoreUrl, dataFolder }: LogPlace,
  logger: Logger,
): Promise<LogReader> => {
  if (eventStoreUrl !== null) return overEventStoreDb(eventStoreUrl, logger);
  const directory = join(dataFolder, "log");
  await whenMade(join(directory, DURABLE_MARK), logger);
  return openEmbeddedLogReader(directory);
};

const overEventStoreDb = (url: string, logger: Logger): EventStore => {
  const logTrouble = createThrottledLog(logger, performance, "The connection to the log had trouble");
  return createEventStoreDbEventStore({ url, onTrouble: (error) => logTrouble(String(error)) });
};

/** Without its mark a log would be read beyond what is durable. */
const whenMade = async (path: string, logger: Logger): Promise<void> => {
  const isThere = (): Promise<boolean> =>
    access(path).then(
      () => true,
      () => false,
    );
  if (await isThere()) return;
  logger.warn({ path }, "The log is not there yet: waiting for command-service to make it");
  while (!(await isThere())) await pause(LOOK_AGAIN_MS);
};
