import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { Clock, Timer, Timers } from "@naqsh/shared/platform/ports/clock";
import type { Logger } from "@naqsh/shared/platform/ports/logger";
import type { Job, JobMemory, JobQueue } from "../../ports/job-queue";
import { RETRY_WAITS_MS } from "../../ports/retry-waits";
import { DueHeap } from "./due-heap";
import { createJobShelf } from "./job-shelf";
import type { WaitingJob } from "./job-shelf";

const USUAL_CONCURRENCY = 256;

export type EmbeddedJobQueueOptions = {
  database: LmdbDatabase;
  clock: Clock;
  timers: Timers;
  logger: Logger;
  /** How many jobs of a queue run at once, by its name. */
  concurrency?: Record<string, number>;
};

type Handler = (job: Job) => Promise<void>;
type Line = { width: number; running: number; due: WaitingJob[] };

export type EmbeddedJobQueue = JobQueue &
  JobMemory & {
    /** How many jobs are due or running, and how many wait for their time. */
    counts: () => { due: number; waiting: number };
    close: () => Promise<void>;
  };

/** Timers in this process, one armed at a time, and LMDB beneath: what waits is armed again after a restart. */
export const createEmbeddedJobQueue = (options: EmbeddedJobQueueOptions): EmbeddedJobQueue => {
  const { database, clock, timers, logger, concurrency = {} } = options;
  const shelf = createJobShelf(database);
  const handlers = new Map<string, Handler>();
  const heap = new DueHeap<WaitingJob>();
  const lines = new Map<string, Line>();
  const running = new Set<Promise<void>>();
  /** Armed or running: an entry can come by its scheduling and by the reading at the start. */
  const held = new Set<string>();
  let armed: { timer: Timer; atMs: number } | null = null;
  let isStarted = false;

  const arm = (): void => {
    const atMs = heap.firstDueMs;
    if (!isStarted || atMs === null || (armed !== null && armed.atMs <= atMs)) return;
    armed?.timer.cancel();
    armed = { atMs, timer: timers.at(atMs, wake) };
  };

  /** The timer's task ends when what was due has run, so that simulated time waits for it. */
  const wake = async (): Promise<void> => {
    armed = null;
    takeDue();
    arm();
    await untilIdle();
  };

  const takeDue = (): void => {
    if (!isStarted) return;
    for (const entry of heap.takeDue(clock.now())) {
      const { queue } = entry.job;
      const line = lines.get(queue) ?? { width: concurrency[queue] ?? USUAL_CONCURRENCY, running: 0, due: [] };
      lines.set(queue, line);
      line.due.push(entry);
      fill(line);
    }
  };

  const fill = (line: Line): void => {
    while (isStarted && line.running < line.width) {
      const entry = line.due.shift();
      if (!entry) return;
      line.running += 1;
      const done = run(entry)
        .catch(unshelved)
        .finally(() => {
          running.delete(done);
          line.running -= 1;
          fill(line);
        });
      running.add(done);
    }
  };

  const run = async (entry: WaitingJob): Promise<void> => {
    const { job } = entry;
    try {
      const handler = handlers.get(`${job.queue}/${job.name}`);
      if (!handler) throw new Error(`No handler for ${job.queue}/${job.name}`);
      await handler(job);
    } catch (error) {
      return failed({ ...entry, attempts: entry.attempts + 1 }, error);
    }
    await shelf.finish(job, clock.now());
    held.delete(nameOf(job));
  };

  const unshelved = (error: unknown): void =>
    logger.error({ alert: true, err: error }, "The job queue cannot write; the job runs again after the next start");

  const failed = async (entry: WaitingJob, error: unknown): Promise<void> => {
    const { job, attempts } = entry;
    const facts = { queue: job.queue, job: job.id, attempts, err: error };
    const waitMs = RETRY_WAITS_MS[attempts - 1];
    if (waitMs === undefined) {
      await shelf.bury({ ...job, attempts, reason: error instanceof Error ? error.message : String(error) });
      held.delete(nameOf(job));
      return logger.error({ alert: true, ...facts }, "A job is dead after its last retry");
    }
    logger.warn(facts, "A job failed and will be tried again");
    const next = { ...entry, nextAtMs: clock.now() + waitMs };
    await shelf.postpone(next);
    heap.push(next.nextAtMs, next);
    arm();
  };

  const put = (entry: WaitingJob | null): void => {
    if (!entry || held.has(nameOf(entry.job))) return;
    held.add(nameOf(entry.job));
    heap.push(entry.nextAtMs, entry);
    if (entry.nextAtMs <= clock.now()) takeDue();
    arm();
  };

  const untilIdle = async (): Promise<void> => {
    takeDue();
    while (running.size > 0) await Promise.allSettled(running);
  };

  const stop = async (): Promise<void> => {
    isStarted = false;
    armed?.timer.cancel();
    armed = null;
    while (running.size > 0) await Promise.allSettled(running);
    heap.clear();
    lines.clear();
    held.clear();
  };

  return {
    schedule: async (job) => {
      if (job.id.includes(":")) throw new TypeError(`The job's id holds a colon: ${job.id}`);
      if (held.has(nameOf(job))) return;
      const entry = await shelf.add(job);
      // Before the start everything that waits is read from the shelf.
      if (isStarted) put(entry);
    },
    handle: (queue, name, handler) => void handlers.set(`${queue}/${name}`, handler),
    start: async () => {
      await shelf.forgetOld(clock.now());
      isStarted = true;
      for (const entry of shelf.waiting()) put(entry);
    },
    dead: async () => shelf.dead(),
    retry: async (queue, id) => put(await shelf.raise(queue, id, clock.now())),
    idle: untilIdle,
    isWhole: async () => shelf.isWhole(),
    tellAll: async (tell) => {
      await tell();
      await shelf.markWhole();
    },
    counts: () => {
      const due = [...lines.values()].reduce((sum, line) => sum + line.due.length + line.running, 0);
      return { due, waiting: held.size - due };
    },
    stop,
    close: async () => {
      await stop();
      await shelf.close();
    },
  };
};

const nameOf = ({ queue, id }: Job): string => `${queue}/${id}`;
