import type { Redis } from "ioredis";
import { keepLeases } from "../../leases/keep-leases";
import type { LeaseKeeping } from "../../leases/keep-leases";
import { LEASE_LIFE_MS } from "../../leases/lease-store";
import type { LeaseStore } from "../../leases/lease-store";
import type { Leases } from "../../ports/leases";
import { closeRedis } from "./open-redis";

/**
 * KEYS: holder, last token. ARGV: who asks, life. Tokens follow Redis's time, so that they grow although it was emptied. After
 * that nobody gets the name for one life, in which its holder may come to renew it.
 */
const TAKE = `
local last = redis.call('GET', KEYS[2])
if not last then
  redis.call('SET', KEYS[2], '0')
  redis.call('SET', KEYS[1], '', 'PX', ARGV[2])
  return false
end
local held = redis.call('GET', KEYS[1])
if held and held ~= ARGV[1] then return false end
local time = redis.call('TIME')
local token = string.format('%.0f', math.max(last + 1, time[1] * 1000 + math.floor(time[2] / 1000)))
redis.call('SET', KEYS[2], token)
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return token`;

/** KEYS: holder, last token. ARGV: holder, life, token. What Redis forgot is written again where nobody was granted since. */
const RENEW = `
local last = redis.call('GET', KEYS[2])
local held = redis.call('GET', KEYS[1])
local isOwn = held == ARGV[1] and last == ARGV[3]
local isForgotten = (not last or last == '0') and (not held or held == '')
if not isOwn and not isForgotten then return 0 end
redis.call('SET', KEYS[2], ARGV[3])
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** KEYS: holder, last token. ARGV: holder, token. */
const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('GET', KEYS[2]) == ARGV[2] then redis.call('DEL', KEYS[1]) end`;

type Scripts = {
  takeLease: (...words: (string | number)[]) => Promise<string | null>;
  renewLease: (...words: (string | number)[]) => Promise<number>;
  releaseLease: (...words: (string | number)[]) => Promise<unknown>;
};

const keysOf = (name: string): [holder: string, token: string] => [`naqsh/lease/${name}`, `naqsh/lease-token/${name}`];

const redisLeaseStore = (redis: Redis, lifeMs: number): LeaseStore => {
  redis.defineCommand("takeLease", { numberOfKeys: 2, lua: TAKE });
  redis.defineCommand("renewLease", { numberOfKeys: 2, lua: RENEW });
  redis.defineCommand("releaseLease", { numberOfKeys: 2, lua: RELEASE });
  const scripts = redis as unknown as Scripts;
  return {
    take: async (name, holder) => {
      const token = await scripts.takeLease(...keysOf(name), holder, lifeMs);
      return token === null ? null : Number(token);
    },
    renew: async (name, holder, token) =>
      (await scripts.renewLease(...keysOf(name), holder, lifeMs, String(token))) === 1,
    release: async (name, holder, token) => void (await scripts.releaseLease(...keysOf(name), holder, String(token))),
    close: () => closeRedis(redis),
  };
};

/** Leases in Redis, whose clock ends those of holders that fell silent. Takes over the connection. */
export const createRedisLeases = (redis: Redis, keeping: LeaseKeeping): Leases =>
  keepLeases(redisLeaseStore(redis, keeping.lifeMs ?? LEASE_LIFE_MS), keeping);
