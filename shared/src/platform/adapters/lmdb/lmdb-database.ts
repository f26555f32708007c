import { asBinary, open, type Key, type RootDatabase } from "lmdb";
import { StoreDamaged } from "../../ports/store-damaged";
import { Unavailable } from "../../ports/unavailable";
import { SEALED_KEY } from "./check-lmdb-file";
import { LmdbCommits } from "./lmdb-commits";
import { isSealed, openEntry, sealEntry } from "./lmdb-entry";
import { openLmdbFile } from "./lmdb-file";
import { bytesOfKey } from "./lmdb-keys";
import { LmdbBroken } from "./lmdb-page";

export type LmdbKey = Key;

/** One LMDB file. What a transaction reads and writes is one step for everyone. */
export type LmdbDatabase = {
  /** @throws StoreDamaged if the entry is not as it was written. */
  get: <Value>(key: LmdbKey) => Value | undefined;
  /** The current value, also if another process wrote it. `get` may be as old as this turn of the event loop. */
  getLatest: <Value>(key: LmdbKey) => Value | undefined;
  /** Entries from `start` (inclusive) to `end` (exclusive), in the order of their keys. */
  range: <Value>(range: { start: LmdbKey; end: LmdbKey; limit?: number }) => { key: LmdbKey; value: Value }[];
  /** The keys alone, also of entries that cannot be read. */
  keys: (range: { start: LmdbKey; end: LmdbKey }) => LmdbKey[];
  /**
   * Runs reads and writes as one step; answers when it is on disk.
   * @throws Unavailable if it could not be written: then nothing of it was, reading goes on, and the next may be written again.
   */
  transact: <Answer>(run: (write: LmdbWrite) => Answer) => Promise<Answer>;
  /** A copy without anything that was removed. */
  copyTo: (path: string) => Promise<void>;
  close: () => Promise<void>;
};

export type LmdbWrite = { put: (key: LmdbKey, value: unknown) => void; remove: (key: LmdbKey) => void };

export type LmdbOptions = {
  /** False: for a folder that can be made again. */
  durable?: boolean;
  /** Opens also if single entries are damaged; reading one of them throws. */
  toleratesEntries?: boolean;
};

const openFile = (path: string, durable: boolean): RootDatabase<Buffer> =>
  open<Buffer>({
    path,
    noSubdir: true,
    noMemInit: false,
    maxDbs: 1,
    noSync: !durable,
    // A commit is on disk when it is answered, and a failure reaches only the callers that wait for it.
    overlappingSync: false,
    eventTurnBatching: false,
  });

/**
 * Opens a file (`….mdb`), made with its folder when missing; every entry of it has a checksum that covers its key.
 * @throws StoreDamaged if it is cut or altered.
 */
export const openLmdb = (
  path: string,
  { durable = true, toleratesEntries = false }: LmdbOptions = {},
): LmdbDatabase => {
  let current: RootDatabase<Buffer> | null = openLmdbFile(path, toleratesEntries, () => openFile(path, durable));

  const database = (): RootDatabase<Buffer> => {
    if (current === null) throw new Unavailable(`${path} is being opened anew`);
    return current;
  };
  const openAnew = async (): Promise<void> => {
    const failed = current;
    current = null;
    await failed?.close();
    current = openFile(path, durable);
  };
  const commits = new LmdbCommits(path, {
    database: () => (current ??= openFile(path, durable)),
    openAnew,
  });

  /** What earlier builds wrote has no checksum. */
  let isAllSealed = database().getBinary(SEALED_KEY) !== undefined;
  const decode = (key: LmdbKey, data: Buffer): unknown => {
    if (!isAllSealed && !isSealed(data)) return database().get(key);
    try {
      return openEntry(bytesOfKey(key), data);
    } catch (error) {
      if (!(error instanceof LmdbBroken)) throw error;
      throw new StoreDamaged(path, `${JSON.stringify(key)}: ${error.message}`, { cause: error });
    }
  };
  const read = (key: LmdbKey): unknown => {
    const data = database().getBinary(key);
    return data === undefined ? undefined : decode(key, data);
  };
  const put = (key: LmdbKey, value: unknown): void =>
    void database().put(key, asBinary(sealEntry(bytesOfKey(key), value)) as unknown as Buffer);
  const sealAll = (): void => {
    const keys = [...database().getKeys()];
    for (const key of keys) put(key, read(key));
    put(SEALED_KEY, true);
  };
  const write: LmdbWrite = { put, remove: (key) => void database().remove(key) };

  return {
    get: <Value>(key: LmdbKey) => read(key) as Value | undefined,
    getLatest: <Value>(key: LmdbKey) => {
      database().resetReadTxn();
      return read(key) as Value | undefined;
    },
    range: <Value>(range: { start: LmdbKey; end: LmdbKey; limit?: number }) =>
      [...database().getKeys(range)].map((key) => ({ key, value: read(key) as Value })),
    keys: (range) => [...database().getKeys(range)],
    transact: async (run) => {
      if (!isAllSealed) {
        await commits.add(sealAll);
        isAllSealed = true;
      }
      return commits.add(() => run(write));
    },
    copyTo: (path) => database().backup(path, true),
    close: async () => {
      await commits.settled();
      await current?.close();
    },
  };
};
