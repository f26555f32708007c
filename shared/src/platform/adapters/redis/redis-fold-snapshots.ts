import type { Redis } from "ioredis";
import { mapRejections } from "../../map-rejections";
import { KEPT_SNAPSHOTS } from "../../ports/fold-snapshots";
import type { FoldSnapshots } from "../../ports/fold-snapshots";
import { closeRedis } from "./open-redis";
import { hasRoomFor } from "./redis-memory-use";
import { redisTrouble } from "./redis-trouble";

/** A stream that had no event for so long is read once more; memory is not for those that are over. */
const LIFE_SECONDS = 3 * 86_400;

/**
 * Sessions, limits and refusals lie in the same memory, and no bid is taken without them: folds, which are only faster than
 * reading, leave them the upper half of it.
 */
const LARGEST_PART = 1 / 2;

const keyOf = (stream: string): string => `naqsh/fold/${stream}`;

/** Folds of long streams in Redis, a hash for each stream, by revisions. Takes over the connection. */
export const createRedisFoldSnapshots = (redis: Redis): FoldSnapshots => {
  const revisionsOf = async (stream: string): Promise<number[]> =>
    (await redis.hkeys(keyOf(stream))).map(Number).toSorted((a, b) => a - b);

  return mapRejections<FoldSnapshots>(
    {
      newest: async (stream, before = Number.MAX_SAFE_INTEGER) => {
        const revision = (await revisionsOf(stream)).findLast((kept) => kept < before);
        if (revision === undefined) return null;
        const bytes = await redis.hgetBuffer(keyOf(stream), String(revision));
        return bytes === null ? null : { revision, bytes };
      },
      keep: async (stream, { revision, bytes }) => {
        if (!(await hasRoomFor(redis, bytes.length, LARGEST_PART))) return;
        const kept = [...new Set([...(await revisionsOf(stream)), revision])].toSorted((a, b) => a - b);
        const writing = redis.multi().hset(keyOf(stream), String(revision), Buffer.from(bytes));
        for (const old of kept.slice(0, -KEPT_SNAPSHOTS)) writing.hdel(keyOf(stream), String(old));
        await writing.expire(keyOf(stream), LIFE_SECONDS).exec();
      },
      close: () => closeRedis(redis),
    },
    redisTrouble,
  );
};
