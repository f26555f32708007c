import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { createThrottledLog } from "@naqsh/shared/platform/throttled-log";
import { DelayedError, Worker } from "bullmq";
import type { Job as QueuedJob } from "bullmq";
import type { Redis } from "ioredis";
import type { Job } from "../../ports/job-queue";
import { awayWaitMs, RETRY_WAITS_MS } from "../../ports/retry-waits";
import { inRedisTime } from "./within";

type Settings = { connection: Redis; prefix: string; concurrency: number; lockMs: number };
type WorkerPorts = { run: (job: Job) => Promise<void>; failed: (error: Error) => void; clock: Clock; logger: Logger };

/** A job that took so many processes down with it is dead. */
const MOST_STALLS = 5;

/** How long a closing worker waits for a Redis that is away; a job itself takes as long as it takes. */
const LONGEST_GOODBYE_MS = 3_000;

export type BullmqWorker = { close: () => Promise<void> };

/** Runs the jobs of one queue in this process, beside the workers of others. */
export const createBullmqWorker = (queue: string, settings: Settings, ports: WorkerPorts): BullmqWorker => {
  const { run, failed, clock, logger } = ports;
  const { lockMs, ...given } = settings;
  const running = new Set<Promise<void>>();

  const logTrouble = createThrottledLog(logger, clock, "Jobs of a queue wait for what is away");

  /** Counts as no attempt. */
  const postpone = async (kept: QueuedJob<Job>, waitMs: number, token?: string): Promise<never> => {
    await kept.moveToDelayed(Date.now() + waitMs, token);
    throw new DelayedError();
  };
  const runInTime = async (kept: QueuedJob<Job>, token?: string): Promise<void> => {
    const earlyMs = msFromInstant(kept.data.at) - clock.now();
    // Clocks of machines differ: what another one thinks due is not run before its time here.
    if (earlyMs > 0) return postpone(kept, earlyMs, token);
    try {
      await run(kept.data);
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      logTrouble(error.message, { queue, job: kept.id }, queue);
      await postpone(kept, awayWaitMs(kept.attemptsStarted), token);
    }
  };
  const process = (kept: QueuedJob<Job>, token?: string): Promise<void> => {
    const done = runInTime(kept, token).finally(() => running.delete(done));
    running.add(done);
    return done;
  };

  const worker = new Worker<Job>(queue, process, {
    ...given,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: MOST_STALLS,
    settings: { backoffStrategy: (attempts) => RETRY_WAITS_MS[attempts - 1] ?? 0 },
  });
  worker.on("error", failed);
  worker.on("stalled", (job) => logger.warn({ queue, job }, "The process that ran a job is gone; the job runs again"));
  worker.on("failed", (job, error) => {
    const facts = { queue, job: job?.id, attempts: job?.attemptsMade, err: error };
    if (job?.finishedOn) logger.error({ alert: true, ...facts }, "A job is dead after its last retry");
    else logger.warn(facts, "A job failed and will be tried again");
  });
  return {
    close: async () => {
      const closed = worker.close();
      while (running.size > 0) await Promise.allSettled(running);
      await inRedisTime(closed, LONGEST_GOODBYE_MS).catch(failed);
    },
  };
};
