import type { LmdbDatabase, LmdbKey } from "@naqsh/shared/platform/adapters/lmdb/lmdb-database";
import { Unavailable } from "@naqsh/shared/platform/ports/unavailable";
import { never } from "./life";
import type { Life } from "./life";

type Entry = { key: LmdbKey; value: unknown };

/** LMDB's order among the keys that we use: numbers before texts, part by part. */
const compare = (a: LmdbKey, b: LmdbKey): number => {
  if (!Array.isArray(a) || !Array.isArray(b)) return compareParts(a, b);
  for (let place = 0; place < Math.min(a.length, b.length); place += 1) {
    const order = compareParts(a[place] as LmdbKey, b[place] as LmdbKey);
    if (order !== 0) return order;
  }
  return a.length - b.length;
};

const compareParts = (a: LmdbKey, b: LmdbKey): number => {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === typeof b) return String(a) < String(b) ? -1 : Number(String(a) > String(b));
  return typeof a === "number" ? -1 : 1;
};

/**
 * A database in memory whose transactions are whole and durable once answered; it outlives the runs that use it. While its disk is
 * full nothing of a transaction is written, and reading goes on, as with LMDB.
 */
export const createSimulatedDatabase = (
  isDiskFull: () => boolean = () => false,
): { mountedFor: (life: Life) => LmdbDatabase; clear: () => void } => {
  const entries = new Map<string, Entry>();
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the port has it
  const get = <Value>(key: LmdbKey) => entries.get(JSON.stringify(key))?.value as Value | undefined;
  const mountedFor = (life: Life): LmdbDatabase => ({
    get,
    getLatest: get,
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the port has it
    range: <Value>({ start, end, limit }: { start: LmdbKey; end: LmdbKey; limit?: number }) =>
      [...entries.values()]
        .filter(({ key }) => compare(key, start) >= 0 && compare(key, end) < 0)
        .toSorted((a, b) => compare(a.key, b.key))
        .slice(0, limit) as { key: LmdbKey; value: Value }[],
    keys: ({ start, end }) =>
      [...entries.values()]
        .map(({ key }) => key)
        .filter((key) => compare(key, start) >= 0 && compare(key, end) < 0)
        .toSorted(compare),
    transact: async (run) => {
      if (life.over) return never();
      await Promise.resolve();
      if (isDiskFull()) throw new Unavailable("A small store is unavailable: its disk is full");
      const answer = run({
        put: (key, value) => void entries.set(JSON.stringify(key), { key, value }),
        remove: (key) => void entries.delete(JSON.stringify(key)),
      });
      await Promise.resolve();
      return life.over ? never() : answer;
    },
    copyTo: never,
    close: async () => undefined,
  });
  return { mountedFor, clear: () => entries.clear() };
};
