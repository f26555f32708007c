import { systemLogDisk, type LogDisk } from "./log-disk";

export type DiskFaults = {
  /** Hears before each sync of a file; may wait or throw. */
  onSync?: (call: number) => void | Promise<void>;
  /** Gives how many bytes of a write reach the file before it fails with ENOSPC; null lets it pass. */
  onWrite?: (call: number, length: number) => number | null;
};

/** A disk for specs: the system's, with faults. Counts what it is asked. */
export const createFaultyDisk = (
  faults: DiskFaults,
): LogDisk & { syncs: () => number; mostSyncsAtOnce: () => number } => {
  let syncs = 0;
  let writes = 0;
  let running = 0;
  let most = 0;
  return {
    ...systemLogDisk,
    sync: async (fd) => {
      syncs += 1;
      running += 1;
      most = Math.max(most, running);
      try {
        await faults.onSync?.(syncs);
        await systemLogDisk.sync(fd);
      } finally {
        running -= 1;
      }
    },
    write: async (fd, from, length, at) => {
      writes += 1;
      const reached = faults.onWrite?.(writes, length) ?? null;
      await systemLogDisk.write(fd, from, reached ?? length, at);
      if (reached !== null) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    },
    syncs: () => syncs,
    mostSyncsAtOnce: () => most,
  };
};

export const inputOutputError = (): Error => Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
