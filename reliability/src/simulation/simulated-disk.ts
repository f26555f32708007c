import { basename, dirname } from "node:path";
import type { LogDisk } from "@naqsh/shared/platform/adapters/embedded-log/log-disk";
import type { SimulatedClock } from "@naqsh/shared/platform/adapters/simulated/simulated-clock";
import type { Chance } from "@naqsh/shared/platform/adapters/simulated/seeded-chance";
import { createListeners, never } from "./life";
import type { Interrupt, Life } from "./life";
import { SimulatedFile } from "./simulated-file";

export type DiskFault = "kill" | "power" | "EIO" | "ENOSPC";

export type SimulatedDisk = {
  /** The disk as one run of the product sees it. */
  mountedFor: (life: Life, onEnd: (fault: DiskFault) => void) => LogDisk;
  /** Something goes wrong at the n-th write or sync from now. */
  plan: (fault: DiskFault, inOperations: number) => void;
  /** From now on until so many operations were slow, each reading takes so long. */
  slowDown: (operations: number, ms: number) => void;
  /** Tells as soon as an operation waits for time to pass. */
  onWaiting: Interrupt;
  /** What a loss of power leaves of the writes that were not synced: nothing, all, or a torn part of the last. */
  losePower: () => void;
  /** Bytes of each file in a directory, as they lie there now. */
  filesIn: (directory: string) => Map<string, Buffer>;
  /** Changes a file behind everyone's back. */
  overwrite: (path: string, bytes: Buffer) => void;
};

/** Whatever can go on without time passing goes first: a request that has arrived is read whole. */
const afterOthers = (tell: () => void): void => void setImmediate(() => setImmediate(tell));

const errorOf = (code: "EIO" | "ENOSPC"): Error => Object.assign(new Error(`${code}: simulated`), { code });

/** A disk in memory that forgets, tears and fails as disks do. */
export const createSimulatedDisk = (chance: Chance, time: SimulatedClock): SimulatedDisk => {
  const files = new Map<string, SimulatedFile>();
  /** Names that survive a loss of power. */
  let names = new Map<string, SimulatedFile>();
  const open = new Map<number, SimulatedFile>();
  let lastFd = 100;
  let planned: { fault: DiskFault; left: number } | null = null;

  let slow = { operations: 0, ms: 0 };
  let waiting = 0;
  const waitings = createListeners();

  const takeTime = async (): Promise<void> => {
    if (slow.operations === 0) return;
    slow.operations -= 1;
    waiting += 1;
    afterOthers(waitings.tellAll);
    await new Promise<void>((resolve) => void time.at(time.now() + slow.ms, resolve));
    waiting -= 1;
  };
  const falls = (): DiskFault | null => {
    if (!planned || --planned.left > 0) return null;
    const { fault } = planned;
    planned = null;
    return fault;
  };
  const fileOf = (fd: number): SimulatedFile => {
    const file = open.get(fd);
    if (!file) throw Object.assign(new Error("EBADF: simulated"), { code: "EBADF" });
    return file;
  };
  const mountedFor = (life: Life, onEnd: (fault: DiskFault) => void): LogDisk => {
    let hasFailed = false;
    const alive = async (): Promise<void> => {
      if (chance.next() < 0.2) await new Promise(setImmediate);
      if (life.over) await never();
    };
    /** An operation that may be the one that goes wrong; `half` is what it leaves behind then. */
    const risked = async (run: () => void, half: () => void): Promise<void> => {
      await alive();
      const fault = hasFailed ? null : falls();
      if (fault === null) return run();
      half();
      if (fault === "EIO" || fault === "ENOSPC") {
        hasFailed = true;
        throw errorOf(fault);
      }
      onEnd(fault);
      await never();
    };
    const opened = (path: string, flags: string): number => {
      let file = files.get(path);
      if (flags === "wx+" && file) throw Object.assign(new Error("EEXIST: simulated"), { code: "EEXIST" });
      if (!file && flags !== "wx+" && flags !== "a+") {
        throw Object.assign(new Error("ENOENT: simulated"), { code: "ENOENT" });
      }
      if (!file) files.set(path, (file = new SimulatedFile()));
      open.set(++lastFd, file);
      return lastFd;
    };
    return {
      makeDirectory: alive,
      list: async (directory) => {
        await alive();
        return [...files.keys()].filter((path) => dirname(path) === directory).map((path) => basename(path));
      },
      open: async (path, flags) => {
        await alive();
        return opened(path, flags);
      },
      close: async (fd) => {
        await alive();
        open.delete(fd);
      },
      size: async (fd) => {
        await alive();
        return fileOf(fd).length;
      },
      read: async (fd, into, length, at) => {
        await alive();
        await takeTime();
        if (life.over) await never();
        return fileOf(fd).read(into, length, at);
      },
      readNow: (fd, into, length, at) => fileOf(fd).read(into, length, at),
      write: (fd, from, length, at) => {
        const bytes = Buffer.from(from.subarray(0, length));
        const file = fileOf(fd);
        return risked(
          () => file.write(at, bytes),
          () => file.write(at, bytes.subarray(0, chance.between(0, length))),
        );
      },
      sync: (fd) => {
        const file = fileOf(fd);
        return risked(
          () => file.sync(),
          () => (chance.next() < 0.5 ? file.sync() : undefined),
        );
      },
      syncDirectory: async (path) => {
        await alive();
        for (const [name, file] of files) if (dirname(name) === path) names.set(name, file);
        for (const name of names.keys()) if (dirname(name) === path && !files.has(name)) names.delete(name);
      },
      truncate: async (fd, length) => {
        await alive();
        fileOf(fd).truncate(length);
      },
      rename: async (from, to) => {
        await alive();
        files.set(to, files.get(from)!);
        files.delete(from);
      },
    };
  };

  return {
    mountedFor,
    slowDown: (operations, ms) => void (slow = { operations, ms }),
    onWaiting: (listener) => {
      if (waiting === 0) return waitings.add(listener);
      let hasLeft = false;
      afterOthers(() => hasLeft || listener());
      return () => void (hasLeft = true);
    },
    plan: (fault, inOperations) => void (planned = { fault, left: Math.max(1, inOperations) }),
    losePower: () => {
      for (const [name, file] of files) if (!names.has(name) && chance.next() < 0.5) names.set(name, file);
      files.clear();
      for (const [name, file] of names) {
        file.losePower(chance);
        files.set(name, file);
      }
      names = new Map(files);
      open.clear();
    },
    filesIn: (directory) =>
      new Map([...files].filter(([path]) => dirname(path) === directory).map(([path, file]) => [path, file.content()])),
    overwrite: (path, bytes) => {
      const file = new SimulatedFile();
      file.write(0, bytes);
      file.sync();
      files.set(path, file);
      names.set(path, file);
    },
  };
};
