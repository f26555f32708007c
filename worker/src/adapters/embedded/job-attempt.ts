import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Job } from "../../ports/job-queue";
import { RETRY_WAITS_MS } from "../../ports/retry-waits";
import type { JobShelf, WaitingJob } from "./job-shelf";

type Parts = {
  shelf: JobShelf;
  handlerOf: (job: Job) => ((job: Job) => Promise<void>) | undefined;
  clock: Clock;
  logger: Logger;
};

/** Runs a job that is due and writes down what came of it; gives it back where it is tried again later. */
export type JobAttempt = (entry: WaitingJob) => Promise<WaitingJob | null>;

export const createJobAttempt = ({ shelf, handlerOf, clock, logger }: Parts): JobAttempt => {
  const failed = async (entry: WaitingJob, error: unknown): Promise<WaitingJob | null> => {
    const { job, attempts } = entry;
    const facts = { queue: job.queue, job: job.id, attempts, err: error };
    const waitMs = RETRY_WAITS_MS[attempts - 1];
    if (waitMs === undefined) {
      await shelf.bury({ ...job, attempts, reason: error instanceof Error ? error.message : String(error) });
      logger.error({ alert: true, ...facts }, "A job is dead after its last retry");
      return null;
    }
    logger.warn(facts, "A job failed and will be tried again");
    const next = { ...entry, nextAtMs: clock.now() + waitMs };
    await shelf.postpone(next);
    return next;
  };

  return async (entry) => {
    const { job } = entry;
    try {
      const handler = handlerOf(job);
      if (!handler) throw new Error(`No handler for ${job.queue}/${job.name}`);
      await handler(job);
    } catch (error) {
      return failed({ ...entry, attempts: entry.attempts + 1 }, error);
    }
    await shelf.finish(job, clock.now());
    return null;
  };
};
