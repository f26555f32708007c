import { closeSync, openSync } from "node:fs";
import { createRequire } from "node:module";

/** What we use of a package that has no types. */
type NativeLocks = {
  /** Asks for an exclusive lock on a whole file; false while another open file holds it. */
  tryLock: (fd: number) => boolean;
  unlock: (fd: number) => void;
};

const require = createRequire(import.meta.url);
const { tryLock, unlock } = require("fs-native-extensions") as NativeLocks;

export type FolderLock = { release: () => void };

/** Takes the operating system's lock on a file, made when missing; null while another holds it. A crash releases it. */
export const takeLock = (path: string): FolderLock | null => {
  const fd = openSync(path, "a+", 0o600);
  if (!tryLock(fd)) {
    closeSync(fd);
    return null;
  }
  let held = true;
  const release = (): void => {
    if (!held) return;
    held = false;
    unlock(fd);
    closeSync(fd);
  };
  return { release };
};
