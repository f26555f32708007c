import type { Redis } from "ioredis";
import type { SecurityKind } from "../../../operations";
import { MOST_OF_A_KIND } from "../../ports/security-log";
import type { SecurityEntry, SecurityLog } from "../../ports/security-log";
import { mapRejections } from "../../map-rejections";
import { counted, newestOf, placeOf, type ReadWindows } from "../../security-entry";
import { closeRedis } from "./open-redis";
import { redisTrouble } from "./redis-trouble";

/** KEYS: ids by their windows, entries by their ids. ARGV: id, window, the entry if it is the first, now, how many are kept. */
const NOTE = `
local kept = redis.call('HGET', KEYS[2], ARGV[1])
local entry = cjson.decode(kept or ARGV[3])
if kept then
  entry.count = entry.count + 1
  entry.lastAtMs = math.max(entry.lastAtMs, tonumber(ARGV[4]))
end
redis.call('HSET', KEYS[2], ARGV[1], cjson.encode(entry))
if kept then return 0 end
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
local over = redis.call('ZCARD', KEYS[1]) - tonumber(ARGV[5])
if over > 0 then
  for _, id in ipairs(redis.call('ZRANGE', KEYS[1], 0, over - 1)) do redis.call('HDEL', KEYS[2], id) end
  redis.call('ZREMRANGEBYRANK', KEYS[1], 0, over - 1)
end
return 0`;

type Scripts = { noteSecurity: (...words: (string | number)[]) => Promise<number> };

const agesOf = (kind: SecurityKind): string => `naqsh/security/${kind}/ages`;
const entriesOf = (kind: SecurityKind): string => `naqsh/security/${kind}/entries`;

/** A security log in Redis. Takes over the connection. */
export const createRedisSecurityLog = (redis: Redis): SecurityLog => {
  redis.defineCommand("noteSecurity", { numberOfKeys: 2, lua: NOTE });
  const scripts = redis as unknown as Scripts;

  const readWindows: ReadWindows = async (kind, newestWindowMs, most) => {
    const ids = await redis.zrevrangebyscore(agesOf(kind), newestWindowMs, "-inf", "LIMIT", 0, most);
    if (ids.length === 0) return [];
    const kept = await redis.hmget(entriesOf(kind), ...ids);
    return kept.flatMap((text) => (text === null ? [] : [JSON.parse(text) as SecurityEntry]));
  };

  return mapRejections(
    {
      note: async (facts, atMs) => {
        const { windowMs, id } = placeOf(facts, atMs);
        const first = JSON.stringify(counted(null, facts, { id, atMs }));
        const keys = [agesOf(facts.kind), entriesOf(facts.kind)];
        await scripts.noteSecurity(...keys, id, windowMs, first, atMs, MOST_OF_A_KIND);
      },
      newest: (most, question = {}) => newestOf(most, question, readWindows),
      close: () => closeRedis(redis),
    },
    redisTrouble,
  );
};
