import { closeSync, fstatSync, openSync, statSync } from "node:fs";
import { createRequire } from "node:module";

/** What we use of a package that has no types. */
type NativeLocks = {
  /** Asks for an exclusive lock on a whole file; false while another open file holds it. */
  tryLock: (fd: number) => boolean;
  unlock: (fd: number) => void;
};

const require = createRequire(import.meta.url);
const { tryLock, unlock } = require("fs-native-extensions") as NativeLocks;

export type FolderLock = {
  release: () => void;
  /** Whether the file that is locked lies under its name no more: others would lock another one. */
  isReplaced?: () => boolean;
};

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
  const isReplaced = (): boolean => held && statSync(path, { throwIfNoEntry: false })?.ino !== fstatSync(fd).ino;
  return { release, isReplaced };
};
