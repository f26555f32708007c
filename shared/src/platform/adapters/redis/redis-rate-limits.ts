import type { Redis } from "ioredis";
import type { RateLimits } from "../../ports/rate-limits";
import { withClearErrors } from "../../clear-errors";
import { closeRedis } from "./open-redis";
import { redisTrouble } from "./redis-trouble";

/** KEYS: window. ARGV: its length. Gives the uses so far and what is left of the window. */
const CONSUME = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { used, redis.call('PTTL', KEYS[1]) }`;

type Scripts = { consumeLimit: (key: string, windowMs: number) => Promise<[used: number, leftMs: number]> };

/** Fixed windows in Redis, by its clock: every process counts in the same one. Takes over the connection. */
export const createRedisRateLimits = (redis: Redis): RateLimits => {
  redis.defineCommand("consumeLimit", { numberOfKeys: 1, lua: CONSUME });
  const scripts = redis as unknown as Scripts;

  return withClearErrors(
    {
      consume: async ({ name, points, windowMs }, who) => {
        const [used, leftMs] = await scripts.consumeLimit(`naqsh/limit/${name}/${who}`, windowMs);
        return used <= points ? null : Math.max(1, leftMs);
      },
      close: () => closeRedis(redis),
    },
    redisTrouble,
  );
};
