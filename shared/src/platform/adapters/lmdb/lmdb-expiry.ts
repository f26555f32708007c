import type { LmdbDatabase, LmdbWrite } from "./lmdb-database";

const MOST_AT_ONCE = 50;

/** Notes, inside a transaction, that an entry ends at a time. */
export const noteExpiry = (write: LmdbWrite, atMs: number, name: string): void =>
  write.put(["until", atMs, name], name);

/** Forgets, inside a transaction, that an entry ends at a time: it is gone already. */
export const forgetExpiry = (write: LmdbWrite, atMs: number, name: string): void => write.remove(["until", atMs, name]);

/** Tells, inside a transaction, of some entries whose time has passed, and forgets their note. */
export const dropExpired = (
  database: LmdbDatabase,
  write: LmdbWrite,
  { nowMs, drop }: { nowMs: number; drop: (name: string) => void },
): void => {
  const range = { start: ["until", 0], end: ["until", nowMs], limit: MOST_AT_ONCE };
  for (const { key, value } of database.range<string>(range)) {
    drop(value);
    write.remove(key);
  }
};
