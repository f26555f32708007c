import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { StoreDamaged } from "../../ports/store-damaged";
import { Unavailable } from "../../ports/unavailable";
import { takeLock, type FolderLock } from "../embedded-log/folder-lock";
import { checkLmdbFile } from "./check-lmdb-file";

const OWNER_ALONE = 0o600;
/** LMDB's table of readers; it maps the file, and a page that the disk has no room for would end the process by a signal. */
const LOCK_BYTES = 16 * 1024;
const ASK_AGAIN_MS = 2;
const PATIENCE_MS = 10_000;
const NOBODY_WAKES = new Int32Array(new SharedArrayBuffer(4));

/**
 * Opens an LMDB file, made with its lock file if they are missing, the owner's alone; what is there is checked before LMDB maps it.
 * Processes that find it missing at the same time open one file. @throws StoreDamaged; an error of the file system if there is no
 * room, or no right.
 */
export const openLmdbFile = <Opened>(path: string, toleratesEntries: boolean, open: () => Opened): Opened => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (bytesIn(path) > 0 && damageIn(path, toleratesEntries) === null) return openForOwner(path, open);
  // Empty or cut off is a file that is damaged, or one that another process makes just now: it holds this lock.
  const lock = lockToMake(`${path}.making`);
  try {
    if (!existsSync(path)) return make(path, open);
    const damage = damageIn(path, toleratesEntries);
    if (damage !== null) throw new StoreDamaged(path, damage);
    return openForOwner(path, open);
  } finally {
    rmSync(`${path}.making`, { force: true });
    lock.release();
  }
};

/** The same for a file whose pages its caller has checked, or makes. */
export const openProvenLmdbFile = <Opened>(path: string, open: () => Opened): Opened => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) return make(path, open);
  return openForOwner(path, open);
};

const make = <Opened>(path: string, open: () => Opened): Opened => {
  closeSync(openSync(path, "a", OWNER_ALONE));
  try {
    return openForOwner(path, open);
  } catch (error) {
    if (bytesIn(path) === 0) rmSync(path);
    throw error;
  }
};

const openForOwner = <Opened>(path: string, open: () => Opened): Opened => {
  makeLockFile(`${path}-lock`);
  for (const file of [path, `${path}-lock`]) keepToOwner(file);
  return open();
};

const bytesIn = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const lockToMake = (path: string): FolderLock => {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += ASK_AGAIN_MS) {
    const lock = takeLock(path);
    if (lock?.isReplaced?.() === false) return lock;
    lock?.release();
    Atomics.wait(NOBODY_WAKES, 0, 0, ASK_AGAIN_MS);
  }
  throw new Unavailable(`Another process keeps ${path}`);
};

const damageIn = (path: string, toleratesEntries: boolean): string | null => {
  const { damage, altered } = checkLmdbFile(path);
  if (damage !== null || altered.length === 0 || toleratesEntries) return damage;
  return `${altered.length} of its entries do not fit their checksums: ${altered[0]}`;
};

const makeLockFile = (path: string): void => {
  if (existsSync(path)) return;
  const fd = openSync(path, "a", OWNER_ALONE);
  try {
    writeSync(fd, Buffer.alloc(LOCK_BYTES));
  } finally {
    closeSync(fd);
  }
};

const keepToOwner = (path: string): void => {
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, OWNER_ALONE);
};
