import type { Redis } from "ioredis";
import type { Clock } from "../../ports/clock";
import type { Session, SessionEndListener, Sessions } from "../../ports/sessions";
import { mapRejections } from "../../map-rejections";
import { closeRedis } from "./open-redis";
import { redisTrouble } from "./redis-trouble";

/** KEYS: session, sessions of the person. ARGV: session, token hash, end, now, prefix of indexes, 1 if it has to be there. */
const SAVE = `
local before = redis.call('GET', KEYS[1])
if ARGV[6] == '1' and not before then return 0 end
if before then redis.call('ZREM', ARGV[5] .. cjson.decode(before).userId, ARGV[2]) end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[4])
local life = ARGV[3] - ARGV[4]
if life <= 0 then redis.call('DEL', KEYS[1]) return 1 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', life)
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[2])
redis.call('PEXPIRE', KEYS[2], redis.call('ZRANGE', KEYS[2], -1, -1, 'WITHSCORES')[2] - ARGV[4])
return 1`;

/** KEYS: session. ARGV: token hash, prefix of indexes, channel. */
const REMOVE = `
local before = redis.call('GET', KEYS[1])
if not before then return 0 end
redis.call('DEL', KEYS[1])
redis.call('ZREM', ARGV[2] .. cjson.decode(before).userId, ARGV[1])
redis.call('PUBLISH', ARGV[3], ARGV[1])
return 1`;

/** KEYS: sessions of the person. ARGV: prefix of sessions, channel, the one that lives on. */
const REMOVE_ALL = `
for _, hash in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if hash ~= ARGV[3] then
    redis.call('DEL', ARGV[1] .. hash)
    redis.call('ZREM', KEYS[1], hash)
    redis.call('PUBLISH', ARGV[2], hash)
  end
end`;

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

  const save = (tokenHash: string, session: Session, hasToBeThere: 0 | 1): Promise<unknown> => {
    const keys = [SESSION + tokenHash, OF + session.userId];
    const said = [JSON.stringify(session), tokenHash, session.expiresAt, clock.now()];
    return scripts.saveSession(...keys, ...said, OF, hasToBeThere);
  };

  const livingFrom = (kept: string | null): Session | null => {
    const session = kept === null ? null : (JSON.parse(kept) as Session);
    return session && session.expiresAt > clock.now() ? session : null;
  };

  return mapRejections(
    {
      save: async (tokenHash, session) => void (await save(tokenHash, session, 0)),
      replace: async (tokenHash, session) => (await save(tokenHash, session, 1)) === 1,
      find: async (tokenHash) => livingFrom(await redis.get(SESSION + tokenHash)),
      listOf: async (userId) => {
        const hashes = await redis.zrange(OF + userId, "0", "-1");
        if (hashes.length === 0) return [];
        const kept = await redis.mget(hashes.map((tokenHash) => SESSION + tokenHash));
        return hashes.flatMap((tokenHash, place) => {
          const session = livingFrom(kept[place] ?? null);
          return session === null ? [] : [{ tokenHash, session }];
        });
      },
      remove: async (tokenHash) => (await scripts.removeSession(SESSION + tokenHash, tokenHash, OF, ENDED)) === 1,
      removeAllOf: async (userId, except = "") =>
        void (await scripts.removeSessionsOf(OF + userId, SESSION, ENDED, except)),
      onEnd: ends.listen,
      close: () => Promise.all([closeRedis(redis), ends.close()]).then(() => undefined),
    },
    redisTrouble,
  );
};
