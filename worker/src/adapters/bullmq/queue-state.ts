import type { Queue } from "bullmq";
import type { Redis } from "ioredis";

/** BullMQ keeps the time of a delayed job in milliseconds above 12 bits that keep equal times in order. */
const MS_IN_SCORE = 0x1000;

/** Whether jobs of a queue that are due wait for their turn. */
export const isQueueBehind = async (queue: Queue, redis: Redis): Promise<boolean> => {
  const [[, score], waiting] = await Promise.all([
    redis.zrange(queue.toKey("delayed"), "0", "0", "WITHSCORES"),
    redis.llen(queue.toKey("wait")),
  ]);
  return waiting > 0 || (score !== undefined && Number(score) / MS_IN_SCORE <= Date.now());
};

/** Whether nothing of a queue is due, waits or runs. */
export const isQueueIdle = async (queue: Queue, redis: Redis): Promise<boolean> =>
  !(await isQueueBehind(queue, redis)) && (await redis.llen(queue.toKey("active"))) === 0;
