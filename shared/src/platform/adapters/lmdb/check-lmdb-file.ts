import { closeSync, openSync, readFileSync } from "node:fs";
import { bytesInMemory, bytesOnDisk, metasOf } from "./lmdb-bytes-at";
import { isSealed, isWhole } from "./lmdb-entry";
import { bytesOfKey, keyOfBytes } from "./lmdb-keys";
import { LmdbBroken } from "./lmdb-page";
import { LmdbPages } from "./lmdb-pages";
import type { LmdbEntry } from "./lmdb-pages";

/** Says, in a file, that every entry of it has a checksum. */
export const SEALED_KEY = ["naqsh", "sealed"];

export type LmdbReport = {
  /** Why the file cannot be read as a whole; null if its pages make sense. */
  damage: string | null;
  entries: number;
  /** Entries whose checksum does not fit, by their keys as text; what is under other keys can be trusted. */
  altered: string[];
};

/** Another process may write the file while it is read. */
const MOST_LOOKS = 50;

/**
 * Whether an LMDB file is whole: its length, its pages and every entry. It reads the file's bytes and opens no database, so that
 * nothing in it can end the process; the file may be in use. @throws if it cannot be read.
 */
export const checkLmdbFile = (path: string): LmdbReport => {
  for (let look = 1; ; look += 1) {
    const bytes = readFileSync(path);
    const report = reportOf(bytes);
    const isSound = report.damage === null && report.altered.length === 0;
    if (isSound || look === MOST_LOOKS || !isWritten(path, bytes)) return report;
  }
};

const reportOf = (bytes: Buffer): LmdbReport => {
  if (bytes.length === 0) return { damage: "it is empty", entries: 0, altered: [] };
  try {
    const entries = new LmdbPages(bytesInMemory(bytes)).entries();
    const sealed = bytesOfKey(SEALED_KEY);
    const isAll = entries.some(({ key }) => key.equals(sealed));
    const altered = entries.filter(({ key, data }) => (isAll || isSealed(data)) && !isWhole(key, data));
    return { damage: null, entries: entries.length, altered: altered.map(nameOf) };
  } catch (error) {
    if (!(error instanceof LmdbBroken)) throw error;
    return { damage: error.message, entries: 0, altered: [] };
  }
};

const nameOf = ({ key }: LmdbEntry): string => {
  try {
    return JSON.stringify(keyOfBytes(key)) ?? key.toString("hex");
  } catch {
    return key.toString("hex");
  }
};

/** Whether a transaction has ended since. */
const isWritten = (path: string, bytes: Buffer): boolean => {
  const fd = openSync(path, "r");
  try {
    return !metasOf(bytesOnDisk(fd)).equals(metasOf(bytesInMemory(bytes)));
  } finally {
    closeSync(fd);
  }
};
