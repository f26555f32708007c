import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { createThrottledLog } from "@naqsh/shared/platform/throttled-log";
import type { Job } from "../../ports/job-queue";
import { awayWaitMs, RETRY_WAITS_MS } from "../../ports/retry-waits";
import type { JobStore, WaitingJob, WriteOutcome } from "./job-store";

type Parts = {
  jobStore: JobStore;
  handlerOf: (job: Job) => ((job: Job) => Promise<void>) | undefined;
  clock: Clock;
  logger: Logger;
};

/**
 * Runs a job that is due and writes down what came of it; gives it back if it is tried again later, or if what came of it could not
 * be written yet. Never rejects.
 */
export type JobAttempt = (entry: WaitingJob) => Promise<WaitingJob | null>;

export const createJobAttempt = ({ jobStore, handlerOf, clock, logger }: Parts): JobAttempt => {
  const logTrouble = createThrottledLog(logger, clock, "Jobs of a queue wait for what is away");

  const logDiskTrouble = createThrottledLog(logger, clock, "The job queue cannot write what came of a job", "error");

  /** The job itself is done with: until the disk takes its outcome, that alone is tried again. */
  const written = async (entry: WaitingJob, write: WriteOutcome): Promise<WaitingJob | null> => {
    try {
      return await write();
    } catch (error) {
      const timesUnwritten = (entry.unwritten?.times ?? 0) + 1;
      logDiskTrouble(reasonOf(error), { alert: true, queue: entry.job.queue, job: entry.job.id });
      const nextAtMs = clock.now() + awayWaitMs(timesUnwritten);
      return { ...entry, nextAtMs, unwritten: { write, times: timesUnwritten } };
    }
  };

  const postponed = async (entry: WaitingJob, waitMs: number): Promise<WaitingJob> => {
    const next = { ...entry, nextAtMs: clock.now() + waitMs };
    await jobStore.postpone(next);
    return next;
  };

  const failed = async (entry: WaitingJob, error: unknown): Promise<WaitingJob | null> => {
    const { job, attempts } = entry;
    if (error instanceof Unavailable) {
      const timesAway = (entry.timesAway ?? 0) + 1;
      logTrouble(error.message, { queue: job.queue, job: job.id }, job.queue);
      return postponed({ ...entry, attempts: attempts - 1, timesAway }, awayWaitMs(timesAway));
    }
    const facts = { queue: job.queue, job: job.id, attempts, err: error };
    const waitMs = RETRY_WAITS_MS[attempts - 1];
    if (waitMs === undefined) {
      await jobStore.moveToDead({ ...job, attempts, reason: reasonOf(error) });
      logger.error({ alert: true, ...facts }, "A job is dead after its last retry");
      return null;
    }
    logger.warn(facts, "A job failed and will be tried again");
    return postponed(entry, waitMs);
  };

  const finished = async (job: Job): Promise<null> => {
    await jobStore.finish(job, clock.now());
    return null;
  };

  return async (entry) => {
    const { job, unwritten } = entry;
    if (unwritten) return written(entry, unwritten.write);
    try {
      const handler = handlerOf(job);
      if (!handler) throw new Error(`No handler for ${job.queue}/${job.name}`);
      await handler(job);
    } catch (error) {
      return written(entry, () => failed({ ...entry, attempts: entry.attempts + 1 }, error));
    }
    return written(entry, () => finished(job));
  };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
