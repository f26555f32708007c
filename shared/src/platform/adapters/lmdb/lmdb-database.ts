import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { open, type Key, type RootDatabase } from "lmdb";

export type LmdbKey = Key;

/** One LMDB file. What a transaction reads and writes is one step for everyone. */
export type LmdbDatabase = {
  get: <Value>(key: LmdbKey) => Value | undefined;
  /** As it is now, whoever wrote it: what `get` reads may be as old as this turn of the event loop. */
  getLatest: <Value>(key: LmdbKey) => Value | undefined;
  /** Entries from `start` (inclusive) to `end` (exclusive), in the order of their keys. */
  range: <Value>(range: { start: LmdbKey; end: LmdbKey; limit?: number }) => { key: LmdbKey; value: Value }[];
  /** Runs reads and writes as one step; answers when it is on disk. */
  transact: <Answer>(run: (write: LmdbWrite) => Answer) => Promise<Answer>;
  /** A copy without anything that was removed. */
  copyTo: (path: string) => Promise<void>;
  close: () => Promise<void>;
};

export type LmdbWrite = { put: (key: LmdbKey, value: unknown) => void; remove: (key: LmdbKey) => void };

/** Opens a file (`….mdb`), made with its folder when missing. Not durable: for a folder that can be made again. */
export const openLmdb = (path: string, { durable = true }: { durable?: boolean } = {}): LmdbDatabase => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database: RootDatabase<unknown> = open({
    path,
    noSubdir: true,
    noMemInit: false,
    maxDbs: 1,
    noSync: !durable,
  });
  const write: LmdbWrite = {
    put: (key, value) => void database.put(key, value),
    remove: (key) => void database.remove(key),
  };
  return {
    get: <Value>(key: LmdbKey) => database.get(key) as Value | undefined,
    getLatest: <Value>(key: LmdbKey) => {
      database.resetReadTxn();
      return database.get(key) as Value | undefined;
    },
    range: <Value>(range: { start: LmdbKey; end: LmdbKey; limit?: number }) =>
      [...database.getRange(range)].map(({ key, value }) => ({ key, value: value as Value })),
    transact: async (run) => {
      const answer = await database.transaction(() => run(write));
      // A commit is only visible; `flushed` is the disk's word.
      if (durable) await database.flushed;
      return answer;
    },
    copyTo: (path) => database.backup(path, true),
    close: () => database.close(),
  };
};
