import { asBinary, open, type RootDatabase } from "lmdb";
import { StoreDamaged } from "../../ports/store-damaged";
import { Unavailable } from "../../ports/unavailable";
import { LmdbCommits } from "./lmdb-commits";
import { openBytes, sealBytes } from "./lmdb-entry";
import { openProvenLmdbFile } from "./lmdb-file";
import { LmdbBroken } from "./lmdb-page";

export type BytesEntry = { key: Buffer; body: Buffer };

/** An LMDB file of bytes under bytes, each entry with a checksum, for what can be computed again. */
export type LmdbBytes = {
  /** @throws StoreDamaged if the entry is not as it was written. */
  get: (key: Buffer) => Buffer | undefined;
  /**
   * Puts some entries in one step. They outlive this process when it answers; they outlive the machine once the file is synced.
   * @throws Unavailable if they could not be written.
   */
  put: (entries: readonly BytesEntry[]) => Promise<void>;
  /** Keeps the pages of what the file holds now from being used again, until the function that it gives is called. */
  pin: () => () => void;
  close: () => Promise<void>;
};

const openFile = (path: string): RootDatabase<Buffer> =>
  open<Buffer>({
    path,
    noSubdir: true,
    noMemInit: false,
    maxDbs: 1,
    noSync: true,
    overlappingSync: false,
    eventTurnBatching: false,
    keyEncoding: "binary",
    encoding: "binary",
  });

/** Opens a file (`….mdb`), made when missing. LMDB trusts every byte of it: the caller has checked what is there. */
export const openLmdbBytes = (path: string): LmdbBytes => {
  let current: RootDatabase<Buffer> | null = openProvenLmdbFile(path, () => openFile(path));
  const database = (): RootDatabase<Buffer> => {
    if (current === null) throw new Unavailable(`${path} is closed, or being opened anew`);
    return current;
  };
  const commits = new LmdbCommits(path, {
    database,
    openAnew: async () => {
      const failed = current;
      current = null;
      await failed?.close();
      current = openFile(path);
    },
  });
  const putOne = (key: Buffer, body: Buffer): void =>
    void database().put(key, asBinary(sealBytes(key, body)) as unknown as Buffer);

  return {
    get: (key) => {
      const data = database().getBinary(key);
      if (data === undefined) return undefined;
      try {
        return openBytes(key, data);
      } catch (error) {
        if (!(error instanceof LmdbBroken)) throw error;
        throw new StoreDamaged(path, error.message, { cause: error });
      }
    },
    put: async (entries) => {
      await commits.add(() => {
        for (const { key, body } of entries) putOne(key, body);
      });
      // What is read in this turn of the event loop would be read as it was.
      current?.resetReadTxn();
    },
    pin: () => {
      const held = database();
      const reading = held.useReadTransaction();
      // What a database holds goes with it if it is opened anew.
      return () => (current === held ? reading.done() : undefined);
    },
    close: async () => {
      await commits.settled();
      const closing = current;
      current = null;
      await closing?.close();
    },
  };
};
