import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";

/** Linux's file system in memory. What fails on a disk is made to fail by specs themselves (`faulty-disk`, `small-disk`). */
const MEMORY = "/dev/shm";
const ROOM_BYTES = 4 * 2 ** 30;

const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= 2 * ROOM_BYTES;
};

/**
 * Before all files of a run: temporary folders lie in memory if it has room for them, so that a spec's syncs wait for no disk.
 * Whoever sets TMPDIR has chosen another place.
 */
export const setup = (): (() => void) | undefined => {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return undefined;
  const folder = mkdtempSync(`${MEMORY}/naqsh-`);
  // Specs run in processes that are begun later, with the environment of this one.
  process.env["TMPDIR"] = folder;
  return () => {
    delete process.env["TMPDIR"];
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
};
