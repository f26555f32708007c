import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { Clock, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Job, JobMemory, JobQueue } from "../../ports/job-queue";
import { createJobAttempt } from "./job-attempt";
import { createJobStore } from "./job-store";
import type { WaitingJob } from "./job-store";
import { WaitingJobs } from "./waiting-jobs";

export type EmbeddedJobQueueOptions = {
  database: LmdbDatabase;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  /** How many jobs of a queue run at once, by its name. */
  concurrency?: Record<string, number>;
};

export type EmbeddedJobQueue = JobQueue &
  JobMemory & {
    /** How many jobs are due or running, and how many wait for their time. */
    counts: () => { due: number; waiting: number };
    close: () => Promise<void>;
  };

/** Timers in this process and LMDB beneath: what waits is armed again after a restart. */
export const createEmbeddedJobQueue = (options: EmbeddedJobQueueOptions): EmbeddedJobQueue => {
  const { database, clock, timers, logger, concurrency = {} } = options;
  const jobStore = createJobStore(database);
  const handlers = new Map<string, (job: Job) => Promise<void>>();
  const handlerOf = ({ queue, name }: Job) => handlers.get(`${queue}/${name}`);
  const attempt = createJobAttempt({ jobStore, handlerOf, clock, logger });
  const jobs = new WaitingJobs({ attempt, clock, timers, concurrency });

  /** The start reads all waiting jobs from the store. */
  const take = (entry: WaitingJob | null): void => {
    if (entry && jobs.isOpen) jobs.add(entry);
  };

  return {
    schedule: async (job, replaces) => {
      if (job.id.includes(":")) throw new TypeError(`The job's id holds a colon: ${job.id}`);
      if (replaces === undefined && jobs.has(job)) return;
      const added = await jobStore.add(job, replaces, clock.now());
      if (added.takenBack) jobs.takeBack(added.takenBack);
      take(added.entry);
    },
    handle: (queue, name, handler) => void handlers.set(`${queue}/${name}`, handler),
    start: async () => {
      await jobStore.forgetOld(clock.now());
      jobs.open();
      for (const entry of jobStore.waiting()) jobs.add(entry);
    },
    dead: async () => jobStore.dead(),
    retry: async (queue, id) => take(await jobStore.revive(queue, id, clock.now())),
    begun: (queue) => jobs.begun(queue),
    idle: () => jobs.idle(),
    isWhole: async () => jobStore.isWhole(),
    tellAll: async (tell) => {
      await tell();
      await jobStore.markWhole();
    },
    noteToldUpTo: (position) => jobStore.noteToldUpTo(position),
    toldUpTo: async () => jobStore.toldUpTo(),
    counts: () => jobs.counts,
    stop: () => jobs.close(),
    close: async () => {
      await jobs.close();
      await jobStore.close();
    },
  };
};
