import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { LmdbDatabase } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { RUN_IS_KNOWN_MS } from "../../ports/retry-waits";
import type { DeadJob, Job } from "../../ports/job-queue";

const WHOLE = ["whole"];

/** `timesAway`: how often it met something away, which counts as no attempt. */
export type WaitingJob = { job: Job; attempts: number; nextAtMs: number; timesAway?: number };

/** The queue's memory on disk: what waits, what is dead, and the ids that have run. */
export const createJobShelf = (database: LmdbDatabase) => {
  const all = <Value>(shelf: string) => database.range<Value>({ start: [shelf], end: [`${shelf}~`] });
  const isKnown = (job: Job): boolean =>
    (["waiting", "done", "dead"] as const).some((shelf) => database.get(place(shelf, job)) !== undefined);

  return {
    /** Keeps a new job; null when its id is known. */
    add: async (job: Job): Promise<WaitingJob | null> => {
      if (isKnown(job)) return null;
      const entry = { job, attempts: 0, nextAtMs: msFromInstant(job.at) };
      return database.transact(({ put }) => {
        if (isKnown(job)) return null;
        put(place("waiting", job), entry);
        return entry;
      });
    },
    postpone: (entry: WaitingJob): Promise<void> =>
      database.transact(({ put }) => put(place("waiting", entry.job), entry)),
    finish: (job: Job, nowMs: number): Promise<void> =>
      database.transact(({ put, remove }) => {
        remove(place("waiting", job));
        put(place("done", job), nowMs);
      }),
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
    waiting: (): WaitingJob[] => all<WaitingJob>("waiting").map(({ value }) => value),
    dead: (): DeadJob[] => all<DeadJob>("dead").map(({ value }) => value),
    forgetOld: (nowMs: number): Promise<void> =>
      database.transact(({ remove }) => {
        for (const { key, value } of all<number>("done")) if (value < nowMs - RUN_IS_KNOWN_MS) remove(key);
      }),
    close: (): Promise<void> => database.close(),
  };
};

export type JobShelf = ReturnType<typeof createJobShelf>;

const place = (shelf: "waiting" | "dead" | "done", { queue, id }: Pick<Job, "queue" | "id">): string[] => [
  shelf,
  queue,
  id,
];
