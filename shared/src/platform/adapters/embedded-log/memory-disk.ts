import { basename, dirname } from "node:path";
import type { LogDisk } from "./log-disk";

export type MemoryDisk = LogDisk & { files: Map<string, Buffer> };

const missing = (path: string): Error => Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });

/** A disk for specs that try thousands of states of a folder; the files are given and taken as they are. */
export const createMemoryDisk = (files = new Map<string, Buffer>()): MemoryDisk => {
  const open = new Map<number, string>();
  const contentOf = (fd: number): Buffer => files.get(open.get(fd)!)!;
  const put = (fd: number, content: Buffer): void => void files.set(open.get(fd)!, content);
  let lastFd = 0;

  return {
    files,
    makeDirectory: async () => undefined,
    list: async (directory) =>
      [...files.keys()].filter((path) => dirname(path) === directory).map((path) => basename(path)),
    open: async (path, flags) => {
      if (flags === "wx+") files.set(path, Buffer.alloc(0));
      if (!files.has(path)) throw missing(path);
      open.set((lastFd += 1), path);
      return lastFd;
    },
    close: async (fd) => void open.delete(fd),
    size: async (fd) => contentOf(fd).length,
    read: async (fd, into, length, at) => contentOf(fd).copy(into, 0, at, Math.max(at, at + length)),
    readNow: (fd, into, length, at) => contentOf(fd).copy(into, 0, at, Math.max(at, at + length)),
    write: async (fd, from, length, at) => {
      const content = contentOf(fd);
      const grown = Buffer.alloc(Math.max(content.length, at + length));
      content.copy(grown);
      from.copy(grown, at, 0, length);
      put(fd, grown);
    },
    sync: async () => undefined,
    syncDirectory: async () => undefined,
    truncate: async (fd, length) => put(fd, Buffer.from(contentOf(fd).subarray(0, length))),
    rename: async (from, to) => {
      const content = files.get(from);
      if (content === undefined) throw missing(from);
      files.delete(from);
      files.set(to, content);
      for (const [fd, path] of open) if (path === from) open.set(fd, to);
    },
  };
};
