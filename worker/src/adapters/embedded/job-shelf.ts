import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { DeadJob, Job } from "../../ports/job-queue";
import { createFinishedJobs } from "./finished-jobs";

const WHOLE = ["whole"];
const TOLD_UP_TO = ["told-up-to"];

/** Writes down what came of a job; gives it if it is tried again later. */
export type WriteOutcome = () => Promise<WaitingJob | null>;

/**
 * `timesAway`: how often it met something away, which counts as no attempt. `unwritten`: it has run, but the disk did not take what
 * came of it; only in memory.
 */
export type WaitingJob = {
  job: Job;
  attempts: number;
  nextAtMs: number;
  timesAway?: number;
  unwritten?: { write: WriteOutcome; times: number };
};

/** `entry`: null if the id was known. */
type Added = { entry: WaitingJob | null; takenBack: Job | null };

/** The queue's memory on disk: what waits, what is dead, and the ids that have run. */
export const createJobShelf = (database: LmdbDatabase) => {
  const all = <Value>(shelf: string) => database.range<Value>({ start: [shelf], end: [`${shelf}~`] });
  const finished = createFinishedJobs(database);
  const isKnown = (job: Job): boolean =>
    finished.isKnown(job) || SHELVES.some((shelf) => database.get(place(shelf, job)) !== undefined);
  const waitingFor = (job: Job, nowMs: number): Job | null => {
    const kept = database.get<WaitingJob>(place("waiting", job));
    return kept !== undefined && kept.nextAtMs > nowMs ? kept.job : null;
  };

  return {
    /** Keeps a new job, and takes back the one that it replaces, if that waits for its time. */
    add: async (job: Job, replaces: string | undefined, nowMs: number): Promise<Added> => {
      if (replaces === undefined && isKnown(job)) return { entry: null, takenBack: null };
      const entry = { job, attempts: 0, nextAtMs: msFromInstant(job.at) };
      return database.transact(({ put, remove }) => {
        const takenBack = replaces === undefined ? null : waitingFor({ ...job, id: replaces }, nowMs);
        if (takenBack) remove(place("waiting", takenBack));
        if (isKnown(job)) return { entry: null, takenBack };
        put(place("waiting", job), entry);
        return { entry, takenBack };
      });
    },
    postpone: (entry: WaitingJob): Promise<void> =>
      database.transact(({ put }) => put(place("waiting", entry.job), entry)),
    finish: async (job: Job, nowMs: number): Promise<void> => {
      const finish = database.transact((write) => {
        write.remove(place("waiting", job));
        finished.add(write, job, nowMs);
      });
      await finish.catch((error: unknown) => {
        finished.countAgain();
        throw error;
      });
    },
    bury: (dead: DeadJob): Promise<void> =>
      database.transact(({ put, remove }) => {
        remove(place("waiting", dead));
        put(place("dead", dead), dead);
      }),
    /** Gives a dead job another life, due now; null when there is none of that id. */
    raise: (queue: string, id: string, nowMs: number): Promise<WaitingJob | null> =>
      database.transact(({ put, remove }) => {
        const dead = database.get<DeadJob>(place("dead", { queue, id }));
        if (!dead) return null;
        const { reason: _reason, attempts: _attempts, ...job } = dead;
        const entry = { job, attempts: 0, nextAtMs: nowMs };
        remove(place("dead", job));
        put(place("waiting", job), entry);
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

export type JobShelf = ReturnType<typeof createJobShelf>;

const SHELVES = ["waiting", "dead"] as const;

const place = (shelf: (typeof SHELVES)[number], { queue, id }: Pick<Job, "queue" | "id">): string[] => [
  shelf,
  queue,
  id,
];
