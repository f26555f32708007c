import { readlinkSync } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { onTestFinished } from "vitest";

/** The paths of which the system was asked to write everything to disk, in order, until the test ends. Linux alone. */
export const watchSyncedPaths = async (): Promise<string[]> => {
  const paths: string[] = [];
  const some = await open("/dev/null", "r");
  const prototype = Object.getPrototypeOf(some) as FileHandle;
  await some.close();
  const sync = Object.getOwnPropertyDescriptor(prototype, "sync")!;
  const original = sync.value as FileHandle["sync"];
  const watched = function (this: FileHandle): Promise<void> {
    paths.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    return original.call(this);
  };
  Object.defineProperty(prototype, "sync", { ...sync, value: watched });
  onTestFinished(() => void Object.defineProperty(prototype, "sync", sync));
  return paths;
};
