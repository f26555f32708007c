import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { StoreDamaged } from "../../ports/store-damaged";
import { checkLmdbFile } from "./check-lmdb-file";

const OWNER_ALONE = 0o600;
/** LMDB's table of readers; it maps the file, and a page that the disk has no room for would end the process by a signal. */
const LOCK_BYTES = 16 * 1024;

/**
 * Opens an LMDB file, made with its lock file if they are missing, the owner's alone; what is there is checked before LMDB maps it.
 * @throws StoreDamaged; an error of the file system if there is no room, or no right.
 */
export const openLmdbFile = <Opened>(path: string, toleratesEntries: boolean, open: () => Opened): Opened => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const isNew = !existsSync(path);
  if (isNew) closeSync(openSync(path, "a", OWNER_ALONE));
  else refuseDamaged(path, toleratesEntries);
  try {
    makeLockFile(`${path}-lock`);
    for (const file of [path, `${path}-lock`]) keepToOwner(file);
    return open();
  } catch (error) {
    // An empty file would be taken for one that has lost everything.
    if (isNew && statSync(path).size === 0) rmSync(path);
    throw error;
  }
};

const refuseDamaged = (path: string, toleratesEntries: boolean): void => {
  const { damage, altered } = checkLmdbFile(path);
  if (damage !== null) throw new StoreDamaged(path, damage);
  if (altered.length === 0 || toleratesEntries) return;
  throw new StoreDamaged(path, `${altered.length} of its entries do not fit their checksums: ${altered[0]}`);
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
