/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, openSync } from "node:fs";
import { tryLock, unlock } from "fs-native-extensions";

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
