import type { Redis } from "ioredis";
import type { MemoryUse } from "../../../operations";
import type { Clock } from "../../ports/clock";

const LOOK_EVERY_MS = 1_000;

/** How much of its memory a Redis uses; `maxBytes` is 0 if nothing bounds it. */
export const memoryUseOf = async (redis: Redis): Promise<Omit<MemoryUse, "holds">> => {
  const info = await redis.info("memory");
  return { usedBytes: figureOf("used_memory", info), maxBytes: figureOf("maxmemory", info) };
};

/** Whether so many bytes more leave a Redis below this part of its memory. */
export const hasRoomFor = async (redis: Redis, bytes: number, part: number): Promise<boolean> => {
  const { usedBytes, maxBytes } = await memoryUseOf(redis);
  return maxBytes === 0 || usedBytes + bytes < part * maxBytes;
};

/** The same for what is written often and takes little: it looks once a second. */
export const createRoomLook = (redis: Redis, part: number, clock: Clock): (() => Promise<boolean>) => {
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let hasRoom = Promise.resolve(true);
  return () => {
    if (clock.now() - lookedAtMs >= LOOK_EVERY_MS) {
      lookedAtMs = clock.now();
      hasRoom = hasRoomFor(redis, 0, part);
      hasRoom.catch(() => (lookedAtMs = Number.NEGATIVE_INFINITY));
    }
    return hasRoom;
  };
};

const figureOf = (name: string, info: string): number =>
  Number(new RegExp(`^${name}:(\\d+)`, "m").exec(info)?.[1] ?? 0);
