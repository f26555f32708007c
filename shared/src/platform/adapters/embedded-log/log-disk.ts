import { close, fdatasync, fstat, fsync, ftruncate, open, read, readSync, write, writeSync } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import { promisify } from "node:util";

/** What the log asks of a file system. A seam: faults (EIO, ENOSPC, torn writes) are put in here. */
export type LogDisk = {
  makeDirectory: (path: string) => Promise<void>;
  list: (directory: string) => Promise<string[]>;
  open: (path: string, flags: "r" | "r+" | "a+" | "wx+") => Promise<number>;
  close: (fd: number) => Promise<void>;
  size: (fd: number) => Promise<number>;
  /** Gives how many bytes were read; fewer than asked for only at the end of the file. */
  read: (fd: number, into: Buffer, length: number, at: number) => Promise<number>;
  /** The same, at once: for a few bytes that the operating system mostly has in memory. */
  readNow: (fd: number, into: Buffer, length: number, at: number) => number;
  /** Writes all of `length`, or throws. */
  write: (fd: number, from: Buffer, length: number, at: number) => Promise<void>;
  /** The content, and the size that is needed to read it, is on disk afterwards. */
  sync: (fd: number) => Promise<void>;
  /** The names in a directory are on disk afterwards. */
  syncDirectory: (path: string) => Promise<void>;
  truncate: (fd: number, length: number) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
};

const opened = promisify(open);
const closed = promisify(close);
const synced = promisify(fsync);

const readOnce = (fd: number, into: Buffer, at: number): Promise<number> =>
  new Promise((resolve, reject) => {
    read(fd, into, 0, into.length, at, (error, count) => (error ? reject(error) : resolve(count)));
  });

const readFully = async (fd: number, into: Buffer, length: number, at: number): Promise<number> => {
  let done = 0;
  while (done < length) {
    const count = await readOnce(fd, into.subarray(done, length), at + done);
    if (count === 0) break;
    done += count;
  }
  return done;
};

/** Few bytes reach the cache of the operating system in microseconds: a turn in the thread pool would take ten times as long. */
const WRITTEN_HERE_BYTES = 64 * 1024;

const writeOnce = async (fd: number, from: Buffer, at: number): Promise<number> => {
  if (from.length <= WRITTEN_HERE_BYTES) return writeSync(fd, from, 0, from.length, at);
  return new Promise((resolve, reject) => {
    write(fd, from, 0, from.length, at, (error, count) => (error ? reject(error) : resolve(count)));
  });
};

const writeFully = async (fd: number, from: Buffer, length: number, at: number): Promise<void> => {
  for (let done = 0; done < length;) {
    const count = await writeOnce(fd, from.subarray(done, length), at + done);
    done += count;
  }
};

const syncDirectory = async (path: string): Promise<void> => {
  const fd = await opened(path, "r");
  try {
    await synced(fd);
  } finally {
    await closed(fd);
  }
};

/** The file system of this machine; what may wait for the disk, or takes long, runs in the thread pool. */
export const systemLogDisk: LogDisk = {
  makeDirectory: async (path) => void (await mkdir(path, { recursive: true, mode: 0o700 })),
  list: (directory) => readdir(directory),
  open: (path, flags) => opened(path, flags, 0o600),
  close: closed,
  size: async (fd) => (await promisify(fstat)(fd)).size,
  read: readFully,
  readNow: (fd, into, length, at) => readSync(fd, into, 0, length, at),
  write: writeFully,
  sync: promisify(fdatasync),
  syncDirectory,
  truncate: promisify(ftruncate),
  rename,
};
