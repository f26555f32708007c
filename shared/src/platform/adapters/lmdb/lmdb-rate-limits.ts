import { createHash } from "node:crypto";
import type { Clock } from "../../ports/clock";
import type { RateLimits } from "../../ports/rate-limits";
import { createMemoryRateLimits, type RateWindow } from "../memory/memory-rate-limits";
import { openLmdb, type LmdbDatabase } from "./lmdb-database";

/** What was used is on disk after this: a crash forgives so much, and no command waits for the disk. */
const WRITE_EVERY_MS = 1_000;
const FIRST = ["window", ""];
const LAST = ["window", "\uffff"];

type Kept = RateWindow & { key: string };

/** Windows in an LMDB file (`….mdb`), made when missing, over those in memory; a restart goes on in them. */
export const openLmdbRateLimits = (path: string, clock: Clock): RateLimits =>
  rateLimitsOver(openLmdb(path, { durable: false }), clock);

/** A place of fixed length, since addresses and names may be longer than LMDB's keys. */
const placeOf = (key: string): string[] => ["window", createHash("sha256").update(key).digest("base64url")];

export const rateLimitsOver = (database: LmdbDatabase, clock: Clock): RateLimits => {
  const windows = new Map<string, RateWindow>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<unknown> = Promise.resolve();

  for (const { value } of database.range<Kept>({ start: FIRST, end: LAST })) {
    const { key, used, endsAtMs } = value;
    windows.set(key, { used, endsAtMs });
    if (endsAtMs <= clock.now()) changed.add(key);
  }

  const write = (): Promise<unknown> => {
    timer = null;
    const keys = changed;
    changed = new Set();
    const nowMs = clock.now();
    writing = database.transact((to) => {
      for (const key of keys) {
        const window = windows.get(key);
        if (window && window.endsAtMs > nowMs) to.put(placeOf(key), { key, ...window });
        else to.remove(placeOf(key));
      }
    });
    return writing;
  };

  const limits = createMemoryRateLimits(clock, {
    windows,
    changed: (key) => {
      changed.add(key);
      // A disk that fails forgives what was used: nobody is kept out for it.
      timer ??= setTimeout(() => void write().catch(() => undefined), WRITE_EVERY_MS).unref();
    },
  });

  return {
    consume: limits.consume,
    giveBack: limits.giveBack,
    close: async () => {
      if (timer) clearTimeout(timer);
      await writing.catch(() => undefined);
      await write().catch(() => undefined);
      await limits.close();
      await database.close();
    },
  };
};
