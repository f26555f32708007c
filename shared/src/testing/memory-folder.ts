import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";

/** Linux's file system in memory. What fails on a disk is made to fail by specs themselves (`faulty-disk`, `small-disk`). */
const MEMORY = "/dev/shm";
const ROOM_BYTES = 4 * 2 ** 30;
const NAME = /^naqsh-specs-(\d+)-/;

const hasRoom = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES && process.availableMemory() >= 2 * ROOM_BYTES;
};

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** What runs that were killed left behind would take memory until the machine's next start. */
const removeAbandoned = (): void => {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) remove(`${MEMORY}/${name}`);
  }
};

/**
 * Before all files of a run: temporary folders lie in memory if it has room for them, so that a spec's syncs wait for no disk.
 * Whoever sets TMPDIR has chosen another place.
 */
export const setup = (): (() => void) | undefined => {
  if (process.env["TMPDIR"] !== undefined || !hasRoom()) return undefined;
  removeAbandoned();
  const folder = mkdtempSync(`${MEMORY}/naqsh-specs-${process.pid}-`);
  // Specs run in processes that are begun later, with the environment of this one.
  process.env["TMPDIR"] = folder;
  return () => {
    delete process.env["TMPDIR"];
    remove(folder);
  };
};
