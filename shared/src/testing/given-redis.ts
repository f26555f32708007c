import { Redis } from "ioredis";

/** One database of a server that others use too. */
export type GivenRedis = {
  url: string;
  /** Empties it, and keeps it. */
  flush: () => Promise<void>;
  /** Empties it, and leaves it to others. */
  close: () => Promise<void>;
};

const DATABASES = 16;
/** Says to runs at the same time that a database is taken. */
const CLAIM = "naqsh-run";

const take = async (redis: Redis): Promise<boolean> => {
  if ((await redis.set(CLAIM, process.pid, "NX")) === null) return false;
  if ((await redis.dbsize()) === 1) return true;
  await redis.del(CLAIM);
  return false;
};

/** An empty database of the server that REDIS_URL names. @throws if it has none left */
export const claimRedisDatabase = async (server: string): Promise<GivenRedis> => {
  for (let database = 0; database < DATABASES; database += 1) {
    const url = new URL(`/${database}`, server).href;
    const redis = new Redis(url);
    if (!(await take(redis))) {
      redis.disconnect();
      continue;
    }
    const flush = async (): Promise<void> => void (await redis.multi().flushdb().set(CLAIM, process.pid).exec());
    const close = async (): Promise<void> => {
      await redis.flushdb();
      redis.disconnect();
    };
    return { url, flush, close };
  }
  throw new Error(`None of the ${DATABASES} databases of REDIS_URL is empty: a run needs one of its own`);
};
