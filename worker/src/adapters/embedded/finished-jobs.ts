import type { LmdbDatabase, LmdbWrite } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import type { Job } from "../../ports/job-queue";
import { MOST_RUN_KNOWN, RUN_IS_KNOWN_MS } from "../../ports/retry-waits";

/** Old ids removed in one go: looking for the oldest at each job costs more than keeping them. */
const FORGOTTEN_AT_ONCE = 64;
const LOOK_EVERY_MS = 60_000;

/** The ids of jobs that have run, of each queue the latest of the last hour. Writes join the caller's transaction. */
export const createFinishedJobs = (database: LmdbDatabase) => {
  const counts = new Map<string, number>();
  const lookAgainMs = new Map<string, number>();

  const oldestOf = (queue: string, limit: number) =>
    database.range<true>({ ...(limit > 0 && { limit }), start: ["ran", queue], end: ["ran", queue, Infinity] });

  const countOf = (queue: string): number => {
    const count = counts.get(queue) ?? oldestOf(queue, 0).length;
    counts.set(queue, count);
    return count;
  };

  const forgetOldest = ({ remove }: LmdbWrite, queue: string, nowMs: number): void => {
    const isTooMany = countOf(queue) > MOST_RUN_KNOWN;
    if (!isTooMany && nowMs < (lookAgainMs.get(queue) ?? -Infinity)) return;
    const oldest = oldestOf(queue, FORGOTTEN_AT_ONCE).map(({ key }) => key as [string, string, number, string]);
    const forgotten = isTooMany ? oldest : oldest.filter(([, , atMs]) => atMs < nowMs - RUN_IS_KNOWN_MS);
    for (const key of forgotten) [key, ["done", queue, key[3]]].forEach(remove);
    counts.set(queue, countOf(queue) - forgotten.length);
    if (forgotten.length < FORGOTTEN_AT_ONCE) lookAgainMs.set(queue, nowMs + LOOK_EVERY_MS);
  };

  return {
    isKnown: ({ queue, id }: Job): boolean => database.get(["done", queue, id]) !== undefined,
    add: (write: LmdbWrite, { queue, id }: Job, nowMs: number): void => {
      const count = countOf(queue);
      write.put(["done", queue, id], nowMs);
      write.put(["ran", queue, nowMs, id], true);
      counts.set(queue, count + 1);
      forgetOldest(write, queue, nowMs);
    },
    /** Forgets what ran more than an hour ago; what an older build remembers without its time is given it. */
    tidy: ({ put, remove }: LmdbWrite, nowMs: number): void => {
      for (const { key, value: atMs } of database.range<number>({ start: ["done"], end: ["done~"] })) {
        const [, queue, id] = key as [string, string, string];
        if (atMs >= nowMs - RUN_IS_KNOWN_MS) put(["ran", queue, atMs, id], true);
        else [key, ["ran", queue, atMs, id]].forEach(remove);
      }
      counts.clear();
    },
    /** After a transaction that failed: what was counted in it is not there. */
    countAgain: (): void => counts.clear(),
  };
};
