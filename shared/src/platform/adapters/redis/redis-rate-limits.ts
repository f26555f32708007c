import type { Redis } from "ioredis";
import type { RateLimits } from "../../ports/rate-limits";
import { mapRejections } from "../../map-rejections";
import { closeRedis } from "./open-redis";
import { redisTrouble } from "./redis-trouble";

/** KEYS: window. ARGV: its length. Gives the uses so far and what is left of the window. */
const CONSUME = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { used, redis.call('PTTL', KEYS[1]) }`;

/** KEYS: window. Nothing if it has ended. */
const GIVE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`;

type Scripts = {
  consumeLimit: (key: string, windowMs: number) => Promise<[used: number, leftMs: number]>;
  giveBackLimit: (key: string) => Promise<void>;
};

const windowOf = (name: string, who: string): string => `naqsh/limit/${name}/${who}`;

/** Fixed windows in Redis, by its clock: every process counts in the same one. Takes over the connection. */
export const createRedisRateLimits = (redis: Redis): RateLimits => {
  redis.defineCommand("consumeLimit", { numberOfKeys: 1, lua: CONSUME });
  redis.defineCommand("giveBackLimit", { numberOfKeys: 1, lua: GIVE_BACK });
  const scripts = redis as unknown as Scripts;

  return mapRejections(
    {
      consume: async ({ name, points, windowMs }, who) => {
        const [used, leftMs] = await scripts.consumeLimit(windowOf(name, who), windowMs);
        return used <= points ? null : Math.max(1, leftMs);
      },
      giveBack: async ({ name }, who) => {
        await scripts.giveBackLimit(windowOf(name, who));
      },
      close: () => closeRedis(redis),
    },
    redisTrouble,
  );
};
