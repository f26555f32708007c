import { execFileSync } from "node:child_process";
import { mkdirSync, openSync, rmSync, writeSync, closeSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { temporaryFolder } from "./temporary-folder";

export type SmallDisk = {
  path: string;
  /** Leaves not one byte. */
  fill: () => void;
  /** Gives back what `fill` took. */
  free: () => void;
  /** Nothing is written any more. */
  makeReadOnly: () => void;
};

const mounted = (path: string, bytes: number): boolean => {
  mkdirSync(path, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", path], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

const unmount = (path: string): void => void execFileSync("umount", ["--lazy", path], { stdio: "ignore" });

/**
 * Real file systems of a few megabytes, for the specs of one file. Only root may mount them: `isPermitted` is false for a person
 * who is not, and a line says so; if continuous integration runs as root it has to be possible.
 */
export const smallDisks = (): { isPermitted: boolean; fresh: (bytes: number) => SmallDisk } => {
  const folder = temporaryFolder();
  const disks: string[] = [];
  const mount = (bytes: number): string | null => {
    const path = join(folder.fresh(), "disk");
    if (!mounted(path, bytes)) return null;
    disks.push(path);
    return path;
  };
  afterAll(() => disks.forEach(unmount));

  const isPermitted = mount(4096) !== null;
  const isRootInCi = process.env["CI"] === "true" && process.getuid?.() === 0;
  if (!isPermitted && isRootInCi) throw new Error("A small file system cannot be mounted here, and has to be in CI");
  if (!isPermitted) process.stderr.write("Not run: what needs a full disk. Only root may mount a small file system.\n");

  const fresh = (bytes: number): SmallDisk => {
    const path = mount(bytes);
    if (path === null) throw new Error("A small file system cannot be mounted here");
    const ballast = join(path, "ballast");
    return {
      path,
      fill: () => fillWith(ballast),
      free: () => rmSync(ballast, { force: true }),
      makeReadOnly: () => void execFileSync("mount", ["-o", "remount,ro", path], { stdio: "ignore" }),
    };
  };
  return { isPermitted, fresh };
};

const fillWith = (path: string): void => {
  const fd = openSync(path, "a");
  try {
    for (let bytes = 1024 * 1024; bytes >= 1;) {
      try {
        writeSync(fd, Buffer.alloc(bytes, 1));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    closeSync(fd);
  }
};
