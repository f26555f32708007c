import type { Redis } from "ioredis";
import type { Clock } from "../../ports/clock";
import type { KeptAnswer, Refusals } from "../../ports/refusals";
import { mapRejections } from "../../map-rejections";
import { closeRedis } from "./open-redis";
import { redisTrouble } from "./redis-trouble";

type Kept = KeptAnswer & { untilMs: number };

/** KEYS: answer. ARGV: the answer to keep if there is none, now, its life. Gives the one that is kept. */
const KEEP = `
local kept = redis.call('GET', KEYS[1])
if kept and cjson.decode(kept).untilMs > tonumber(ARGV[2]) then return kept end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return ARGV[1]`;

type Scripts = { keepRefusal: (...words: (string | number)[]) => Promise<string> };

const keyOf = (commandId: string): string => `naqsh/refusal/${commandId}`;
const answerFrom = ({ digest, status, body }: Kept): KeptAnswer => ({ digest, status, body });

/** Answers in Redis, which forgets them by itself at their end. Takes over the connection. */
export const createRedisRefusals = (redis: Redis, clock: Clock): Refusals => {
  redis.defineCommand("keepRefusal", { numberOfKeys: 1, lua: KEEP });
  const scripts = redis as unknown as Scripts;

  return mapRejections(
    {
      keep: async (commandId, answer, untilMs) => {
        const nowMs = clock.now();
        const lifeMs = Math.max(1, untilMs - nowMs);
        const kept = await scripts.keepRefusal(keyOf(commandId), JSON.stringify({ ...answer, untilMs }), nowMs, lifeMs);
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
