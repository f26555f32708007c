import { createSystemClock } from "../adapters/system/system-clock";
import { systemIds } from "../adapters/system/system-ids";
import { createSystemTimers } from "../adapters/system/system-timers";
import { createLogger } from "../logger";
import type { Clock, Ids, Timers } from "../ports/clock";
import type { Logger } from "../ports/logger";
import { Unavailable } from "../ports/unavailable";
import { createThrottledLog } from "../throttled-log";
import type { ServiceConfig } from "./service-config";

/** What a service has of the machine that it runs on; a test may put another clock in its place. */
export type Machine = { clock: Clock; timers: Timers; ids: Ids; logger: Logger };

export const machineFor = ({ logLevel }: Pick<ServiceConfig, "logLevel">, given: Partial<Machine> = {}): Machine => {
  const logger = given.logger ?? createLogger({ level: logLevel });
  const clock = given.clock ?? createSystemClock();
  const logTrouble = createThrottledLog(logger, clock, "What a timer runs waits for something that is away");
  const onError = (error: unknown): void => {
    if (error instanceof Unavailable) logTrouble(error.message);
    else logger.error({ err: error }, "A timer's task failed");
  };
  const timers = given.timers ?? createSystemTimers(clock, onError);
  return { clock, timers, ids: given.ids ?? systemIds, logger };
};
