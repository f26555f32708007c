import { Redis } from "ioredis";
import type { RedisOptions } from "ioredis";
import type { Logger } from "../../ports/logger";
import { alarmOnRefusedWrites } from "./refused-writes";

/** A command waits this long for a Redis that is away, then fails; a quick restart is waited out. */
const LONGEST_WAIT_MS = 2_000;
const LONGEST_PAUSE_MS = 500;

/** How every connection comes back by itself: for ever, and soon. */
export const RECONNECTING = {
  retryStrategy: (attempts: number) => Math.min(50 * attempts, LONGEST_PAUSE_MS),
  connectTimeout: 5_000,
  keepAlive: 10_000,
} satisfies RedisOptions;

/** A connection to `redis://…` that never brings the process down. A command fails when Redis stays away for two seconds. */
export const openRedis = (url: string, logger: Logger): Redis => {
  const redis = new Redis(url, {
    ...RECONNECTING,
    commandTimeout: LONGEST_WAIT_MS,
    maxRetriesPerRequest: null,
  });
  redis.on("error", outageTeller(redis, logger));
  alarmOnRefusedWrites(redis, logger);
  return redis;
};

/** Takes errors of a connection; tells once of an outage, not of each attempt to connect. */
export const outageTeller = (redis: Redis, logger: Logger): ((error: Error) => void) => {
  let isTold = false;
  redis.on("ready", () => (isTold = false));
  return (error) => {
    if (isTold) return;
    isTold = true;
    logger.warn({ error: error.message }, "Redis does not answer");
  };
};

/** Ends a connection, without waiting for a Redis that is away. */
export const closeRedis = async (redis: Redis): Promise<void> => {
  if (redis.status === "ready") await redis.quit().catch(() => undefined);
  redis.disconnect();
};
