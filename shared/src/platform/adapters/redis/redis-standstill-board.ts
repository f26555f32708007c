import type { Redis } from "ioredis";
import { mapRejections } from "../../map-rejections";
import { Unavailable } from "../../ports/unavailable";
import type { Standstill } from "../../ports/standstills";
import type { StandstillBoard } from "../../ports/standstill-board";
import { closeRedis } from "./open-redis";
import { redisTrouble } from "./redis-trouble";

/** A pulse comes four times a second; a standstill that counts takes half a second. */
const SILENT_AFTER_MS = 1_000;
/** One that is silent for longer is in an outage of its own, or its machine is gone. */
const GONE_AFTER_MS = 10_000;
const KEPT_MS = 60_000;

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** KEYS: pulses, connections, standstills. ARGV: process, its connection, for how long all is kept, its standstills. */
const PULSE = `${NOW}
for place = 4, #ARGV do redis.call('ZADD', KEYS[3], 'NX', now, ARGV[place]) end
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[3])) do redis.call('HDEL', KEYS[2], gone) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - ARGV[3])`;

/** ARGV: process, how old a pulse has to be, and may be at most, how old a standstill. Gives connections of the silent, standstills. */
const LOOK = `${NOW}
local silent = {}
for _, other in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now - ARGV[3], '(' .. (now - ARGV[2]))) do
  local connection = redis.call('HGET', KEYS[2], other)
  if other ~= ARGV[1] and connection then silent[#silent + 1] = connection end
end
return { silent, redis.call('ZRANGEBYSCORE', KEYS[3], now - ARGV[4], '+inf') }`;

type Word = string | number;
type Scripts = {
  pulseOfProcess: (...words: Word[]) => Promise<null>;
  lookAtPulses: (...words: Word[]) => Promise<[string[], string[]]>;
};

const PULSES = "naqsh/standstills/pulses";
const CONNECTIONS = "naqsh/standstills/connections";
const STANDSTILLS = "naqsh/standstills/told";
const KEYS = [PULSES, CONNECTIONS, STANDSTILLS];

/**
 * A board in Redis, by Redis's own clock. A process that stands still keeps its connection, which one that was killed does not:
 * nobody waits for that. Takes over the connection; `process` names this process among the others.
 */
export const createRedisStandstillBoard = (redis: Redis, process: string): StandstillBoard => {
  redis.defineCommand("pulseOfProcess", { numberOfKeys: KEYS.length, lua: PULSE });
  redis.defineCommand("lookAtPulses", { numberOfKeys: KEYS.length, lua: LOOK });
  const scripts = redis as unknown as Scripts;
  let connection: number | null = null;
  redis.on("close", () => (connection = null));

  /** @throws Unavailable at once: a close waits for no Redis that is away. */
  const assertReady = (): void => {
    if (redis.status !== "ready") throw new Unavailable(`Redis does not answer: ${redis.status}`);
  };
  const areAnyConnected = async (connections: readonly string[]): Promise<boolean> => {
    const list = String(await redis.client("LIST", "ID", ...connections));
    return list.trim() !== "";
  };

  return mapRejections<StandstillBoard>(
    {
      pulse: async (standstills) => {
        assertReady();
        connection ??= await redis.client("ID");
        const told = standstills.map(({ from, to }) => JSON.stringify({ from, to }));
        await scripts.pulseOfProcess(...KEYS, process, connection, KEPT_MS, ...told);
      },
      look: async () => {
        assertReady();
        const [silent, told] = await scripts.lookAtPulses(...KEYS, process, SILENT_AFTER_MS, GONE_AFTER_MS, KEPT_MS);
        return {
          standstills: told.map((text) => JSON.parse(text) as Standstill),
          isAnotherSilent: silent.length > 0 && (await areAnyConnected(silent)),
        };
      },
      close: async () => {
        if (redis.status === "ready") await redis.zrem(PULSES, process).catch(() => undefined);
        await closeRedis(redis);
      },
    },
    redisTrouble,
  );
};
