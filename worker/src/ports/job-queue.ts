import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";

export type Job = {
  queue: string;
  name: string;
  /** Without a colon; the same id schedules once. */
  id: string;
  at: Instant;
  /** Ids only. */
  data: Record<string, string>;
};

/** How long others leave due jobs to their queue: late there is not lost. */
export const LEFT_IN_LINE_MS = 10_000;

export type DeadJob = Job & { reason: string; attempts: number };

/**
 * Work at a time, at least once. Always a hint that can be derived from the log again, never the only memory of a
 * deadline. Contract: `job-queue.contract.ts`.
 */
export type JobQueue = {
  /**
   * Durable when it answers; an id that is known, also one that has run within the hour, is ignored. `replaces` is the id of a job of
   * the same queue: that one is taken back if it still waits for its time, and may be scheduled again.
   */
  schedule: (job: Job, replaces?: string) => Promise<void>;
  /** One handler for each queue and name; a throw retries with growing waits, then the job is dead. */
  handle: (queue: string, name: string, run: (job: Job) => Promise<void>) => void;
  /** Starts running due jobs; none runs before it. */
  start: () => Promise<void>;
  dead: () => Promise<DeadJob[]>;
  retry: (queue: string, id: string) => Promise<void>;
  /** Waits until the due jobs of a queue have begun, as far as the queue has room; if processes share the queue, for some seconds at most. */
  begun?: (queue: string, signal: AbortSignal) => Promise<void>;
  /**
   * If processes share the queue: whether due jobs of it still wait. A stream's category names its queue. False, and soon,
   * if that is unknown.
   */
  isBehind?: (queue: string) => Promise<boolean>;
  /** Waits until every job that is due now has run. */
  idle: () => Promise<void>;
  /** Lets running jobs end, and starts no more. */
  stop: () => Promise<void>;
};

/** Whether a queue still has every job: for a new or emptied queue the jobs are derived from the log again (`derive-jobs.ts`). */
export type JobMemory = {
  /** False until `tellAll`, and again if jobs were lost, or the latest may have been. */
  isWhole: () => Promise<boolean>;
  /** Whole once `tell` has scheduled everything, unless anything was lost meanwhile. Durable when it answers, like a job. */
  tellAll: (tell: () => Promise<void>) => Promise<void>;
  /**
   * Notes that every job of the log up to a position was scheduled, if it is whole. A queue that loses the last of what it was told loses the note
   * with it, so that what a note says holds for as long as it is there.
   */
  noteToldUpTo: (position: Position) => Promise<void>;
  /** The last note; null if there is none, or it was lost. */
  toldUpTo: () => Promise<Position | null>;
};
