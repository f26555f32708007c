import { isNearlyFull, type MemoryUse } from "../../../operations";
import type { Clock, Timers } from "../../ports/clock";
import type { Logger } from "../../ports/logger";
import { createThrottledLog } from "../../throttled-log";
import { closeRedis, openRedis } from "./open-redis";
import { memoryUseOf } from "./redis-memory-use";

const LOOK_EVERY_MS = 10_000;
/** The next burst is refused. */
const AS_GOOD_AS_FULL = 0.95;

export type RedisMemoryWatch = {
  /** What was seen last; null before the first look. */
  last: () => MemoryUse | null;
  close: () => Promise<void>;
};

type Watched = { url: string; holds: MemoryUse["holds"]; clock: Clock; timers: Timers; logger: Logger };

/** Looks every ten seconds how much of its memory a Redis uses; warns operators from four fifths on, and alarms them near the end. */
export const watchRedisMemory = ({ url, holds, clock, timers, logger }: Watched): RedisMemoryWatch => {
  const redis = openRedis(url, logger);
  const warn = createThrottledLog(logger, clock, "The memory of a Redis is nearly full");
  const alarm = createThrottledLog(logger, clock, "The memory of a Redis is as good as full", "error");
  let last: MemoryUse | null = null;

  const look = async (): Promise<void> => {
    const found = await memoryUseOf(redis).catch(() => null);
    // One that is away is told of by its connection.
    if (found === null) return;
    const used: MemoryUse = { holds, ...found };
    last = used;
    if (!isNearlyFull(used)) return;
    if (used.usedBytes >= AS_GOOD_AS_FULL * used.maxBytes) alarm(holds, { alert: true, ...used });
    else warn(holds, used);
  };

  const looking = timers.every(LOOK_EVERY_MS, look);
  return {
    last: () => last,
    close: () => {
      looking.cancel();
      return closeRedis(redis);
    },
  };
};
