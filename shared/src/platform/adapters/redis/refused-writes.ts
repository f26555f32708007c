import { ReplyError } from "ioredis";
import type { Redis } from "ioredis";
import type { Logger } from "../../ports/logger";
import { createThrottledLog } from "../../throttled-log";

/** Whether a Redis refused a write because its memory is full: nothing is thrown out of ours for want of room. */
const isOutOfMemory = (error: unknown): error is Error =>
  error instanceof Error && error instanceof ReplyError && error.message.startsWith("OOM ");

/**
 * Alarms operators of every write that is refused on this connection for want of memory, in one line every ten seconds at most.
 * `onRefusal` hears of each.
 */
export const alarmOnRefusedWrites = (redis: Redis, logger: Logger, onRefusal?: () => void): void => {
  const message = "Redis refuses writes: its memory is full (docs/operations.md)";
  const tell = createThrottledLog(logger, { now: () => performance.now() }, message, "error");
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    command.promise.catch((error: unknown) => {
      if (!isOutOfMemory(error)) return;
      tell(error.message, { alert: true });
      onRefusal?.();
    });
    return send(command, stream);
  };
};
