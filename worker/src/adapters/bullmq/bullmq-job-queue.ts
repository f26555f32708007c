import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { outageTeller, RECONNECTING } from "@naqsh/shared/platform/adapters/redis/open-redis";
import { redisTrouble } from "@naqsh/shared/platform/adapters/redis/redis-trouble";
import { alarmOnRefusedWrites } from "@naqsh/shared/platform/adapters/redis/refused-writes";
import { mapRejections } from "@naqsh/shared/platform/map-rejections";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Job as QueuedJob, JobsOptions, Queue } from "bullmq";
import { Redis, ReplyError } from "ioredis";
import type { DeadJob, Job, JobMemory, JobQueue } from "../../ports/job-queue";
import { MOST_RUN_KNOWN, RETRY_WAITS_MS, RUN_IS_KNOWN_MS } from "../../ports/retry-waits";
import { createBullmqJobMemory } from "./bullmq-job-memory";
import { BullmqQueues } from "./bullmq-queues";
import { waitWhileBehind } from "./wait-while-behind";
import { inRedisTime } from "./within";

export type BullmqJobQueueOptions = {
  /** `redis://…`; that Redis has to keep a log of its writes (AOF) and must evict nothing. */
  url: string;
  clock: Clock;
  logger: Logger;
  /** How many jobs of a queue run at once, by its name. */
  concurrency?: Record<string, number>;
  /** How long the process that runs a job may be silent, milliseconds, until another takes the job over. */
  lockMs?: number;
};

const USUAL_CONCURRENCY = 64;
const USUAL_LOCK_MS = 10_000;
const LOOK_AGAIN_MS = 10;

const KEPT: JobsOptions = {
  attempts: RETRY_WAITS_MS.length + 1,
  backoff: { type: "custom" },
  removeOnComplete: { age: RUN_IS_KNOWN_MS / 1_000, count: MOST_RUN_KNOWN },
  removeOnFail: false,
  // The stacks of eight attempts would be larger than the job.
  stackTraceLimit: 1,
};

export type BullmqJobQueue = JobQueue & JobMemory & { close: () => Promise<void> };

/** Jobs in Redis, shared by every worker process. */
export const createBullmqJobQueue = (options: BullmqJobQueueOptions): BullmqJobQueue => {
  const { url, clock, logger, concurrency = {}, lockMs = USUAL_LOCK_MS } = options;
  const redis = new Redis(url, { ...RECONNECTING, maxRetriesPerRequest: null });
  const failed = outageTeller(redis, logger);
  redis.on("error", failed);

  const handlers = new Map<string, (job: Job) => Promise<void>>();
  const run = async (job: Job): Promise<void> => {
    const handler = handlers.get(`${job.queue}/${job.name}`);
    if (!handler) throw new Error(`No handler for ${job.queue}/${job.name}`);
    await handler(job);
  };
  const concurrencyOf = (queue: string): number => concurrency[queue] ?? USUAL_CONCURRENCY;
  const queues = new BullmqQueues({ redis, run, failed, concurrencyOf, lockMs, clock, logger });

  // What is remembered of finished jobs makes room first: nothing else would, since a job can only end by a write.
  alarmOnRefusedWrites(redis, logger, () => void queues.forgetFinished());

  const queue: BullmqJobQueue = {
    ...createBullmqJobMemory(redis),
    schedule: async (job, replaces) => {
      if (job.id.includes(":")) throw new TypeError(`The job's id holds a colon: ${job.id}`);
      const delay = Math.max(0, msFromInstant(job.at) - clock.now());
      const queue = queues.queueOf(job.queue);
      await inRedisTime(queue.add(job.name, job, { ...KEPT, jobId: job.id, delay }));
      if (replaces !== undefined) await inRedisTime(takeBack(queue, replaces, redis));
    },
    handle: (queue, name, handler) => {
      handlers.set(`${queue}/${name}`, handler);
      queues.serve(queue);
    },
    start: async () => queues.start(),
    dead: async () => {
      const lists = queues.all.map((queue) => queue.getFailed());
      return (await inRedisTime(Promise.all(lists))).flat().map(deadFrom);
    },
    retry: async (queue, id) => {
      const kept = await inRedisTime(queues.queueOf(queue).getJob(id));
      if (!kept || !(await inRedisTime(kept.isFailed()))) return;
      await inRedisTime(kept.retry("failed", { resetAttemptsMade: true, resetAttemptsStarted: true }));
    },
    begun: waitWhileBehind((queue) => queues.isBehind(queue)),
    isBehind: (queue) => queues.isBehind(queue),
    idle: async () => {
      while (!(await queues.isIdle())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    },
    stop: () => queues.stop(),
    close: () => queues.close(),
  };
  return mapRejections(queue, (error) => (error instanceof ReplyError ? redisTrouble(error) : error));
};

/** What has become due meanwhile runs, and finds that its time was moved. */
const takeBack = async (queue: Queue<Job>, id: string, redis: Redis): Promise<void> => {
  if ((await redis.zscore(queue.toKey("delayed"), id)) !== null) await queue.remove(id);
};

const deadFrom = ({ data, failedReason, attemptsMade }: QueuedJob<Job>): DeadJob => ({
  ...data,
  reason: failedReason ?? "",
  attempts: attemptsMade,
});
