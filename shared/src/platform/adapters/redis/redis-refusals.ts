import type { Redis } from "ioredis";
import type { Clock } from "../../ports/clock";
import { MOST_OF_AN_ACTOR, type KeptAnswer, type Refusals } from "../../ports/refusals";
import { mapRejections } from "../../map-rejections";
import { closeRedis } from "./open-redis";
import { createRoomLook } from "./redis-memory-use";
import { redisTrouble } from "./redis-trouble";

type Kept = KeptAnswer & { untilMs: number };

/** Above it a refusal is kept no more: what is left is for sessions and limits, without which no bid is taken. */
const LARGEST_PART = 2 / 3;

/**
 * KEYS: answer, the actor's answers from the oldest on. ARGV: the answer to keep if there is none, now, its life, whether there
 * is room, how many of an actor are kept. Gives the one that is kept.
 */
const KEEP = `
local kept = redis.call('GET', KEYS[1])
if kept and cjson.decode(kept).untilMs > tonumber(ARGV[2]) then return kept end
if ARGV[4] ~= '1' then return ARGV[1] end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
redis.call('RPUSH', KEYS[2], KEYS[1])
if redis.call('PTTL', KEYS[2]) < tonumber(ARGV[3]) then redis.call('PEXPIRE', KEYS[2], ARGV[3]) end
if redis.call('LLEN', KEYS[2]) > tonumber(ARGV[5]) then redis.call('DEL', redis.call('LPOP', KEYS[2])) end
return ARGV[1]`;

type Scripts = { keepRefusal: (...words: (string | number)[]) => Promise<string> };

const keyOf = (commandId: string): string => `naqsh/refusal/${commandId}`;
const listOf = (actorId: string): string => `naqsh/refusals-of/${actorId}`;
const answerFrom = ({ digest, status, body }: Kept): KeptAnswer => ({ digest, status, body });

/** Answers in Redis, which forgets them by itself at their end. Takes over the connection. */
export const createRedisRefusals = (redis: Redis, clock: Clock): Refusals => {
  redis.defineCommand("keepRefusal", { numberOfKeys: 2, lua: KEEP });
  const hasRoom = createRoomLook(redis, LARGEST_PART, clock);
  const scripts = redis as unknown as Scripts;

  return mapRejections(
    {
      keep: async (commandId, answer, { actorId, untilMs }) => {
        const nowMs = clock.now();
        const lifeMs = Math.max(1, untilMs - nowMs);
        const keys = [keyOf(commandId), listOf(actorId)];
        const text = JSON.stringify({ ...answer, untilMs });
        const room = (await hasRoom()) ? 1 : 0;
        const kept = await scripts.keepRefusal(...keys, text, nowMs, lifeMs, room, MOST_OF_AN_ACTOR);
        return answerFrom(JSON.parse(kept) as Kept);
      },
      find: async (commandId) => {
        const text = await redis.get(keyOf(commandId));
        const kept = text === null ? null : (JSON.parse(text) as Kept);
        return kept && kept.untilMs > clock.now() ? answerFrom(kept) : null;
      },
      close: () => closeRedis(redis),
    },
    redisTrouble,
  );
};
