import type { Redis } from "ioredis";
import type { Clock } from "../../ports/clock";
import type { Session, SessionEndListener, Sessions } from "../../ports/sessions";
import { mapRejections } from "../../map-rejections";
import { closeRedis } from "./open-redis";
import { redisTrouble } from "./redis-trouble";

/** KEYS: session, sessions of the person. ARGV: session, token hash, end, now, prefix of indexes. */
const SAVE = `
local before = redis.call('GET', KEYS[1])
if before then redis.call('ZREM', ARGV[5] .. cjson.decode(before).userId, ARGV[2]) end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[4])
local life = ARGV[3] - ARGV[4]
if life <= 0 then redis.call('DEL', KEYS[1]) return end
redis.call('SET', KEYS[1], ARGV[1], 'PX', life)
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
redis.call('PEXPIRE', KEYS[2], redis.call('ZRANGE', KEYS[2], -1, -1, 'WITHSCORES')[2] - ARGV[4])`;

/** KEYS: session. ARGV: token hash, prefix of indexes, channel. */
const REMOVE = `
local before = redis.call('GET', KEYS[1])
if not before then return end
redis.call('DEL', KEYS[1])
redis.call('ZREM', ARGV[2] .. cjson.decode(before).userId, ARGV[1])
redis.call('PUBLISH', ARGV[3], ARGV[1])`;

/** KEYS: sessions of the person. ARGV: prefix of sessions, channel. */
const REMOVE_ALL = `
for _, hash in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  redis.call('DEL', ARGV[1] .. hash)
  redis.call('PUBLISH', ARGV[2], hash)
end
redis.call('DEL', KEYS[1])`;

const SESSION = "naqsh/session/";
const OF = "naqsh/sessions-of/";
const ENDED = "naqsh/sessions-ended";

type Scripts = {
  saveSession: (...words: (string | number)[]) => Promise<unknown>;
  removeSession: (...words: string[]) => Promise<unknown>;
  removeSessionsOf: (...words: string[]) => Promise<unknown>;
};

/** Hears what is told of ended sessions, over a connection of its own once anybody listens. */
const createSessionEnds = (redis: Redis) => {
  const listeners: SessionEndListener[] = [];
  let hearing: Redis | null = null;
  const tell = (tokenHash: string | null): void => {
    for (const listener of listeners) listener(tokenHash);
  };

  const hear = (): Redis => {
    const connection = redis.duplicate();
    // An outage is told of by the connection that this one is a duplicate of.
    connection.on("error", () => undefined);
    connection.on("message", (_: string, tokenHash: string) => tell(tokenHash));
    // What was told while nobody heard may have been of any session.
    const heard = () => tell(null);
    connection.on("ready", () => void connection.subscribe(ENDED).then(heard, () => undefined));
    return connection;
  };

  return {
    listen: (listener: SessionEndListener): void => {
      listeners.push(listener);
      hearing ??= hear();
    },
    close: async (): Promise<void> => {
      if (hearing !== null) await closeRedis(hearing);
    },
  };
};

/** Sessions in Redis, which forgets them by itself at their end. Takes over the connection. */
export const createRedisSessions = (redis: Redis, clock: Clock): Sessions => {
  redis.defineCommand("saveSession", { numberOfKeys: 2, lua: SAVE });
  redis.defineCommand("removeSession", { numberOfKeys: 1, lua: REMOVE });
  redis.defineCommand("removeSessionsOf", { numberOfKeys: 1, lua: REMOVE_ALL });
  const scripts = redis as unknown as Scripts;
  const ends = createSessionEnds(redis);

  return mapRejections(
    {
      save: async (tokenHash, session) => {
        const keys = [SESSION + tokenHash, OF + session.userId];
        await scripts.saveSession(...keys, JSON.stringify(session), tokenHash, session.expiresAt, clock.now(), OF);
      },
      find: async (tokenHash) => {
        const kept = await redis.get(SESSION + tokenHash);
        const session = kept === null ? null : (JSON.parse(kept) as Session);
        return session && session.expiresAt > clock.now() ? session : null;
      },
      remove: async (tokenHash) => void (await scripts.removeSession(SESSION + tokenHash, tokenHash, OF, ENDED)),
      removeAllOf: async (userId) => void (await scripts.removeSessionsOf(OF + userId, SESSION, ENDED)),
      onEnd: ends.listen,
      close: () => Promise.all([closeRedis(redis), ends.close()]).then(() => undefined),
    },
    redisTrouble,
  );
};
