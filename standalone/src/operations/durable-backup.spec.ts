import { existsSync } from "node:fs";
import { mkdir, readdir, realpath, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { runOperatorCommand } from "./run-operator-command";
import { openShop } from "../testing/shop-in-test";
import { watchSyncedPaths } from "../testing/synced-paths";
import type { OperatorRequest } from "./operator-request";

const folder = temporaryFolder();

const ask = async (dataFolder: string, question: OperatorRequest): Promise<void> => {
  for await (const _answer of runOperatorCommand(dataFolder, question));
};

/** A shop at rest with a file among its pictures. */
const restingShop = async (): Promise<string> => {
  const dataFolder = folder.fresh();
  const shop = await openShop(dataFolder, { durable: true });
  await shop.register("sara", "collector");
  await shop.running.settled();
  await shop.running.stop();
  await mkdir(join(dataFolder, "files", "below"), { recursive: true });
  await writeFile(join(dataFolder, "files", "below", "picture.webp"), "a picture");
  return dataFolder;
};

/** Every file and folder below one, and the one that names it. */
const everythingIn = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return [dirname(root), root, ...entries.map(({ parentPath, name }) => join(parentPath, name))].toSorted();
};

const isLinux = existsSync("/proc/self/fd");
if (!isLinux) process.stdout.write("No /proc here: whether backups reach the disk is looked at on Linux alone\n");

describe.runIf(isLinux)("what a power cut may not take", () => {
  it("is a backup that was said to be taken: every file and folder of it has reached the disk", async () => {
    const dataFolder = await restingShop();
    const backup = join(await realpath(folder.fresh()), "below", "backup");
    const synced = await watchSyncedPaths();
    await ask(dataFolder, { command: "backup", argument: backup });
    expect(await everythingIn(backup)).toEqual(
      [...new Set(synced)].filter((path) => path.includes("backup") || path === dirname(backup)).toSorted(),
    );
    expect(synced).toContain(dirname(dirname(backup)));
  });

  it("is a shop that was said to be restored", async () => {
    const dataFolder = await restingShop();
    const backup = join(folder.fresh(), "backup");
    await ask(dataFolder, { command: "backup", argument: backup });
    const restored = join(await realpath(folder.fresh()), "restored");
    const synced = await watchSyncedPaths();
    await ask(restored, { command: "restore", argument: backup });
    const there = await everythingIn(restored);
    expect(there.filter((path) => !synced.includes(path))).toEqual([]);
    expect(synced.at(-1)).toBe(restored);
  });
});

describe("a backup into the shop that it is of", () => {
  it("is refused also through a link, whichever of the two is one", async () => {
    const dataFolder = await restingShop();
    const links = folder.fresh();
    await symlink(dataFolder, join(links, "shop"));
    await symlink(join(dataFolder, "files"), join(links, "files"));
    const before = await readdir(dataFolder, { recursive: true });
    for (const place of [join(links, "shop"), join(links, "shop", "new"), join(links, "files", "new", "deep")]) {
      await expect(ask(dataFolder, { command: "backup", argument: place })).rejects.toThrow("lies in the folder");
    }
    await expect(
      ask(join(links, "shop"), { command: "backup", argument: join(dataFolder, "files", "new") }),
    ).rejects.toThrow("lies in the folder");
    expect(await readdir(dataFolder, { recursive: true })).toEqual(before);
  });

  it("is refused where a part of the shop is a link to a folder in which the backup lies", async () => {
    const dataFolder = await restingShop();
    const pictures = folder.fresh();
    await symlink(pictures, join(dataFolder, "files", "elsewhere"));
    const asked = ask(dataFolder, { command: "backup", argument: join(pictures, "backup") });
    await expect(asked).rejects.toThrow("lies in the folder");
    expect(await readdir(pictures)).toEqual([]);
  });

  it("is refused where links lead round in a ring", async () => {
    const dataFolder = await restingShop();
    const links = folder.fresh();
    await symlink(join(links, "two"), join(links, "one"));
    await symlink(join(links, "one"), join(links, "two"));
    const asked = ask(dataFolder, { command: "backup", argument: join(links, "one", "backup") });
    await expect(asked).rejects.toThrow("cannot be reached");
  });
});
