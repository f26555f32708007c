import type { Queue } from "bullmq";
import type { Redis } from "ioredis";

/** BullMQ keeps the time of a delayed job in milliseconds above 12 bits that keep equal times in order. */
const MS_IN_SCORE = 0x1000;

/** Whether nothing of a queue is due, waits or runs. */
export const isQueueIdle = async (queue: Queue, redis: Redis): Promise<boolean> => {
  const [, score] = await redis.zrange(queue.toKey("delayed"), "0", "0", "WITHSCORES");
  if (score !== undefined && Number(score) / MS_IN_SCORE <= Date.now()) return false;
  const { wait, active } = await queue.getJobCounts("wait", "active");
  return wait === 0 && active === 0;
};
