import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { openEmbeddedEventStore } from "@naqsh/shared/platform/adapters/embedded-log/embedded-event-store";
import { DURABLE_MARK } from "@naqsh/shared/platform/adapters/embedded-log/durable-mark";
import { segmentNames } from "@naqsh/shared/platform/adapters/embedded-log/segment";
import { verifyLog } from "@naqsh/shared/platform/adapters/embedded-log/verify-log";
import { syncPath } from "@naqsh/shared/platform/sync-path";
import { SHOP_MARK } from "../data-folder/folder-mark";
import { checkingOf } from "./progress";
import { assertOutside } from "./place-of-backup";
import type { ProgressListener } from "./progress";
import { syncTree } from "./sync-tree";

export type BackupReport = { folder: string; keys: string; events: number; hash: string; files: number };

type BackupPorts = {
  copies: readonly { name: string; copyTo: (path: string) => Promise<void> }[];
  keys: { copyTo: (path: string) => Promise<void> };
  onProgress: ProgressListener;
};

type Copied = { from: string; to: string; bytes: number };

/** Parts of a backup; the keys lie apart, to be kept in another place than the rest. */
export const BACKUP = { shop: "shop", keys: "keys", keysFile: "keys.mdb" } as const;

/**
 * Copies a shop into an empty folder: what the worker remembers, then the log, then the pictures, and last the keys, which so
 * open everything that was copied. Views are not copied: they are computed from the log.
 * Answers when all of it is on disk.
 * @throws when the folder is not empty or lies in the shop, or the copied log is damaged.
 */
export const backUpShop = async (from: string, folder: string, ports: BackupPorts): Promise<BackupReport> => {
  await assertOutside(folder, from);
  const knownAbove = await makeEmptyFolder(folder);
  const shop = join(folder, BACKUP.shop);
  for (const { name, copyTo } of ports.copies) {
    await mkdir(dirname(join(shop, name)), { recursive: true, mode: 0o700 });
    await copyTo(join(shop, name));
  }
  const log = await filesOfLog(join(from, "log"), join(shop, "log"));
  const pictures = await filesBelow(join(from, "files"), join(shop, "files"));
  await copyAll([...log, ...pictures], ports.onProgress);
  await cutTail(join(shop, "log"));
  const { damage, events, hash } = await verifyLog(join(shop, "log"), checkingOf(ports.onProgress));
  if (damage) throw new Error(`The copied log is damaged in ${damage.segment}: ${damage.reason}`);
  // Before the keys: a mark that knew of a later destruction would call their copy an older one.
  const mark = await readFile(join(from, SHOP_MARK));
  await mkdir(join(folder, BACKUP.keys), { mode: 0o700 });
  await ports.keys.copyTo(join(folder, BACKUP.keys, BACKUP.keysFile));
  await chmod(join(folder, BACKUP.keys, BACKUP.keysFile), 0o600);
  await syncTree(folder, knownAbove);
  await placeMark(mark, shop);
  return { folder: shop, keys: join(folder, BACKUP.keys), events, hash, files: pictures.filter(isPicture).length };
};

/** Gives the folder above it that was there before. @throws when something lies in it. */
export const makeEmptyFolder = async (folder: string): Promise<string> => {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  return dirname(firstMade ?? folder);
};

export const copyMark = async (from: string, to: string): Promise<void> =>
  placeMark(await readFile(join(from, SHOP_MARK)), to);

/** Comes last, when all else is on disk: a copy that was cut short, by a loss of power too, is no shop and no backup. */
const placeMark = async (mark: Uint8Array, to: string): Promise<void> => {
  await writeFile(join(to, SHOP_MARK), mark, { mode: 0o600 });
  await syncPath(join(to, SHOP_MARK));
  await syncPath(to);
};

/** Copies files in order and tells the bytes that were copied. */
export const copyAll = async (files: readonly Copied[], onProgress: ProgressListener): Promise<void> => {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const { from, to, bytes } of files) {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(from, to);
    done += bytes;
    onProgress({ done, total, unit: "bytes" });
  }
};

/** The mark goes first: whatever it calls durable lies in the segments that are copied after it. */
const filesOfLog = async (from: string, to: string): Promise<Copied[]> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyFile(join(from, DURABLE_MARK), join(to, DURABLE_MARK));
  return Promise.all(segmentNames(await readdir(from)).map((name) => sized(join(from, name), join(to, name))));
};

/** Every file below a folder; none if it is missing. */
export const filesBelow = async (from: string, to: string): Promise<Copied[]> => {
  const isThere = await stat(from).catch(() => null);
  if (isThere === null) return [];
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(from.length));
  return Promise.all(paths.map((path) => sized(join(from, path), join(to, path))));
};

/** Beside some lie their digests, under hidden names. */
const isPicture = ({ from }: Copied): boolean => !basename(from).startsWith(".");

const sized = async (from: string, to: string): Promise<Copied> => ({ from, to, bytes: (await stat(from)).size });

/** An append may have been half-way through when its segment was copied: opening the copy sets that tail aside. */
const cutTail = async (log: string): Promise<void> => {
  await (await openEmbeddedEventStore({ directory: log })).close();
  for (const name of await readdir(log)) if (name.includes(".torn") || name === "lock") await rm(join(log, name));
};
