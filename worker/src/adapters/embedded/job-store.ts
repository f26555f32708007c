import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { DeadJob, Job } from "../../ports/job-queue";
import { createFinishedJobs } from "./finished-jobs";

const WHOLE = ["whole"];
const TOLD_UP_TO = ["told-up-to"];

/** Saves the outcome of a run. Resolves to the job if it will be tried again, else to null. */
export type WriteOutcome = () => Promise<WaitingJob | null>;

/**
 * `timesAway`: how often the job found a dependency unavailable, which counts as no attempt. `unwritten`: the job has run, but its
 * outcome could not be saved; kept in memory only.
 */
export type WaitingJob = {
  job: Job;
  attempts: number;
  nextAtMs: number;
  timesAway?: number;
  unwritten?: { write: WriteOutcome; times: number };
};

/** `entry` is null if the id was known. */
type Added = { entry: WaitingJob | null; takenBack: Job | null };

/** The job queue on disk: waiting jobs, dead jobs, and the ids of finished ones. */
export const createJobStore = (database: LmdbDatabase) => {
  const all = <Value>(state: JobState) => database.range<Value>({ start: [state], end: [`${state}~`] });
  const finished = createFinishedJobs(database);
  const isKnown = (job: Job): boolean =>
    finished.isKnown(job) || JOB_STATES.some((state) => database.get(keyOf(state, job)) !== undefined);
  const waitingFor = (job: Job, nowMs: number): Job | null => {
    const kept = database.get<WaitingJob>(keyOf("waiting", job));
    return kept !== undefined && kept.nextAtMs > nowMs ? kept.job : null;
  };

  return {
    /** Saves a new job. Removes the job that it replaces if that is not due yet. */
    add: async (job: Job, replaces: string | undefined, nowMs: number): Promise<Added> => {
      if (replaces === undefined && isKnown(job)) return { entry: null, takenBack: null };
      const entry = { job, attempts: 0, nextAtMs: msFromInstant(job.at) };
      return database.transact(({ put, remove }) => {
        const takenBack = replaces === undefined ? null : waitingFor({ ...job, id: replaces }, nowMs);
        if (takenBack) remove(keyOf("waiting", takenBack));
        if (isKnown(job)) return { entry: null, takenBack };
        put(keyOf("waiting", job), entry);
        return { entry, takenBack };
      });
    },
    postpone: (entry: WaitingJob): Promise<void> =>
      database.transact(({ put }) => put(keyOf("waiting", entry.job), entry)),
    finish: async (job: Job, nowMs: number): Promise<void> => {
      const finish = database.transact((write) => {
        write.remove(keyOf("waiting", job));
        finished.add(write, job, nowMs);
      });
      await finish.catch((error: unknown) => {
        finished.countAgain();
        throw error;
      });
    },
    moveToDead: (dead: DeadJob): Promise<void> =>
      database.transact(({ put, remove }) => {
        remove(keyOf("waiting", dead));
        put(keyOf("dead", dead), dead);
      }),
    /** Makes a dead job wait again, due now. Null if no dead job has the id. */
    revive: (queue: string, id: string, nowMs: number): Promise<WaitingJob | null> =>
      database.transact(({ put, remove }) => {
        const dead = database.get<DeadJob>(keyOf("dead", { queue, id }));
        if (!dead) return null;
        const { reason: _reason, attempts: _attempts, ...job } = dead;
        const entry = { job, attempts: 0, nextAtMs: nowMs };
        remove(keyOf("dead", job));
        put(keyOf("waiting", job), entry);
        return entry;
      }),
    isWhole: (): boolean => database.get(WHOLE) !== undefined,
    markWhole: (): Promise<void> => database.transact(({ put }) => put(WHOLE, true)),
    noteToldUpTo: (position: Position): Promise<void> =>
      database.transact(({ put }) => {
        if (database.get(WHOLE) !== undefined) put(TOLD_UP_TO, position);
      }),
    toldUpTo: (): Position | null => database.get<Position>(TOLD_UP_TO) ?? null,
    waiting: (): WaitingJob[] => all<WaitingJob>("waiting").map(({ value }) => value),
    dead: (): DeadJob[] => all<DeadJob>("dead").map(({ value }) => value),
    forgetOld: (nowMs: number): Promise<void> => database.transact((write) => finished.tidy(write, nowMs)),
    close: (): Promise<void> => database.close(),
  };
};

export type JobStore = ReturnType<typeof createJobStore>;

const JOB_STATES = ["waiting", "dead"] as const;
type JobState = (typeof JOB_STATES)[number];

const keyOf = (state: JobState, { queue, id }: Pick<Job, "queue" | "id">): string[] => [state, queue, id];
