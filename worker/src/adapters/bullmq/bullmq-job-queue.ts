import { randomUUID } from "node:crypto";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { outageTeller, RECONNECTING } from "@naqsh/shared/platform/adapters/redis/open-redis";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { Queue } from "bullmq";
import type { Job as QueuedJob, JobsOptions } from "bullmq";
import { Redis } from "ioredis";
import type { DeadJob, Job, JobMemory, JobQueue } from "../../ports/job-queue";
import { RETRY_WAITS_MS, RUN_IS_KNOWN_MS } from "../../ports/retry-waits";
import { createBullmqWorker } from "./bullmq-worker";
import type { BullmqWorker } from "./bullmq-worker";
import { isQueueIdle } from "./idle-watch";
import { within } from "./within";

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

const PREFIX = "naqsh";
/** Goes when all the rest goes; says which run of the server was told everything. */
const WHOLE = `${PREFIX}-jobs-are-whole`;
/** Says who tells it everything just now: where it is gone, so is what was told. */
const TELLING = `${PREFIX}-jobs-being-told`;
const WHOLE_IF_STILL_THERE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('set', KEYS[2], ARGV[2]) end return 0";
const USUAL_CONCURRENCY = 64;
const USUAL_LOCK_MS = 10_000;
/** No answer by then counts as a failure; the same job scheduled again is the same job. */
const LONGEST_WAIT_MS = 5_000;
const LOOK_AGAIN_MS = 10;

const KEPT: JobsOptions = {
  attempts: RETRY_WAITS_MS.length + 1,
  backoff: { type: "custom" },
  removeOnComplete: { age: RUN_IS_KNOWN_MS / 1_000 },
  removeOnFail: false,
};

export type BullmqJobQueue = JobQueue & JobMemory & { close: () => Promise<void> };

/** Jobs in Redis, shared by every worker process. */
export const createBullmqJobQueue = (options: BullmqJobQueueOptions): BullmqJobQueue => {
  const { url, clock, logger, concurrency = {}, lockMs = USUAL_LOCK_MS } = options;
  const handlers = new Map<string, (job: Job) => Promise<void>>();
  const queues = new Map<string, Queue<Job>>();
  const workers = new Map<string, BullmqWorker>();
  let isStarted = false;

  const redis = new Redis(url, { ...RECONNECTING, maxRetriesPerRequest: null });
  const failed = outageTeller(redis, logger);
  redis.on("error", failed);

  const queueOf = (name: string): Queue<Job> => {
    const known = queues.get(name);
    if (known) return known;
    const queue = new Queue<Job>(name, { connection: redis, prefix: PREFIX });
    queue.on("error", failed);
    queues.set(name, queue);
    return queue;
  };

  const run = async (job: Job): Promise<void> => {
    const handler = handlers.get(`${job.queue}/${job.name}`);
    if (!handler) throw new Error(`No handler for ${job.queue}/${job.name}`);
    await handler(job);
  };

  const work = (name: string): void => {
    if (workers.has(name)) return;
    const settings = { connection: redis, prefix: PREFIX, concurrency: concurrency[name] ?? USUAL_CONCURRENCY, lockMs };
    workers.set(name, createBullmqWorker(name, settings, { run, failed, clock, logger }));
  };

  const isIdle = async (): Promise<boolean> => {
    for (const name of workers.keys()) if (!(await isQueueIdle(queueOf(name), redis))) return false;
    return true;
  };

  const stop = async (): Promise<void> => {
    isStarted = false;
    const resting = [...workers.values()].map((worker) => worker.close());
    workers.clear();
    await Promise.all(resting);
  };

  return {
    schedule: async (job) => {
      if (job.id.includes(":")) throw new TypeError(`The job's id holds a colon: ${job.id}`);
      const delay = Math.max(0, msFromInstant(job.at) - clock.now());
      await within(LONGEST_WAIT_MS, queueOf(job.queue).add(job.name, job, { ...KEPT, jobId: job.id, delay }));
    },
    handle: (queue, name, handler) => {
      handlers.set(`${queue}/${name}`, handler);
      queueOf(queue);
      if (isStarted) work(queue);
    },
    start: async () => {
      isStarted = true;
      for (const name of queues.keys()) work(name);
    },
    dead: async () => {
      const lists = [...queues.values()].map((queue) => queue.getFailed());
      return (await within(LONGEST_WAIT_MS, Promise.all(lists))).flat().map(deadFrom);
    },
    retry: async (queue, id) => {
      const kept = await within(LONGEST_WAIT_MS, queueOf(queue).getJob(id));
      if (!kept || !(await within(LONGEST_WAIT_MS, kept.isFailed()))) return;
      const anew = { resetAttemptsMade: true, resetAttemptsStarted: true };
      await within(LONGEST_WAIT_MS, kept.retry("failed", anew));
    },
    idle: async () => {
      while (!(await isIdle())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    },
    isWhole: async () => {
      const [marked, run] = await within(LONGEST_WAIT_MS, Promise.all([redis.get(WHOLE), runOfServer(redis)]));
      return marked === run;
    },
    tellAll: async (tell) => {
      const told = randomUUID();
      const run = await within(LONGEST_WAIT_MS, runOfServer(redis));
      await within(LONGEST_WAIT_MS, redis.set(TELLING, told));
      await tell();
      await within(LONGEST_WAIT_MS, redis.eval(WHOLE_IF_STILL_THERE, 2, TELLING, WHOLE, told, run));
    },
    stop,
    close: async () => {
      await stop();
      await Promise.all([...queues.values()].map((queue) => within(LONGEST_WAIT_MS, queue.close()).catch(failed)));
      redis.disconnect();
    },
  };
};

/** Another one after each start: a server that syncs its log once a second may have lost the last second's jobs. */
const runOfServer = async (redis: Redis): Promise<string> =>
  /^run_id:(\w+)/m.exec(await redis.info("server"))?.[1] ?? "unknown";

const deadFrom = ({ data, failedReason, attemptsMade }: QueuedJob<Job>): DeadJob => ({
  ...data,
  reason: failedReason ?? "",
  attempts: attemptsMade,
});
