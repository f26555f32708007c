import { constants } from "node:fs";
import { access, mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { FolderRefused } from "./folder-refused";

export type FolderMode = "demo" | "shop";

/** The file that makes a folder a shop. */
export const SHOP_MARK = "naqsh.json";

/** The folder holds the other kind of shop. */
export class WrongDataFolder extends Error {
  constructor(dataFolder: string, is: FolderMode) {
    const way = is === "demo" ? "start without --empty" : "start with --empty";
    super(`${dataFolder} holds a ${is}: ${way}, or set DATA_FOLDER to another folder`);
    this.name = "WrongDataFolder";
  }
}

/** What `naqsh.json` says. */
export type FolderMark = { mode: FolderMode; keys?: KeyWitness };

/**
 * Which file of keys the folder has, how many it held when the shop was last opened or closed, and how many are destroyed.
 * `destroying` names whose key was about to be: a crash leaves it, and the next start goes on.
 */
export type KeyWitness = { fingerprint: string; people: number; destroyed: number; destroying?: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isWitness = (keys: unknown): keys is KeyWitness =>
  isRecord(keys) &&
  typeof keys["fingerprint"] === "string" &&
  typeof keys["people"] === "number" &&
  typeof keys["destroyed"] === "number" &&
  (keys["destroying"] === undefined || typeof keys["destroying"] === "string");

/** Null for what no build has written. */
const markIn = (text: string): FolderMark | null => {
  const mark: unknown = JSON.parse(text);
  if (!isRecord(mark)) return null;
  const { mode = "shop", keys } = mark;
  if ((mode !== "shop" && mode !== "demo") || (keys !== undefined && !isWitness(keys))) return null;
  return { mode, ...(keys !== undefined && { keys }) };
};

/** What a folder says that it is; null for a new one. @throws FolderRefused if that cannot be read */
export const readFolderMark = async (dataFolder: string): Promise<FolderMark | null> => {
  const path = join(dataFolder, SHOP_MARK);
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const damaged = (cause: unknown): never => {
    const said = `${path} is damaged: it should say {"mode":"shop"}, or "demo". Put it back from the last backup, or write that into it`;
    throw new FolderRefused(said, { cause });
  };
  try {
    return markIn(text) ?? damaged(null);
  } catch (error) {
    return error instanceof SyntaxError ? damaged(error) : Promise.reject(error);
  }
};

/** What a folder was made as; null for a new one. */
export const modeOfFolder = async (dataFolder: string): Promise<FolderMode | null> =>
  (await readFolderMark(dataFolder))?.mode ?? null;

/**
 * Makes the folder if it is missing, and marks it once: a demo never becomes a shop, nor the other way round.
 * @throws WrongDataFolder; FolderRefused if it cannot be written
 */
export const claimDataFolder = async (dataFolder: string, mode: FolderMode): Promise<void> => {
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
    const is = await modeOfFolder(dataFolder);
    if (is !== null && is !== mode) throw new WrongDataFolder(dataFolder, is);
    if (is === null) await writeFolderMark(dataFolder, { mode });
  } catch (error) {
    const why = WHY_NOT_WRITTEN[String(codeOf(error))];
    if (why === undefined) throw error;
    throw new FolderRefused(`${dataFolder} ${why}: name another with DATA_FOLDER`, { cause: error });
  }
};

const WHY_NOT_WRITTEN: Readonly<Record<string, string>> = {
  EROFS: "lies on a file system that is read-only",
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  ENOSPC: "lies on a disk that is full",
  ENOTDIR: "is no folder",
  EEXIST: "is no folder",
};

/** In one step: a crash leaves the mark before, or this one. */
export const writeFolderMark = async (dataFolder: string, mark: FolderMark): Promise<void> => {
  const path = join(dataFolder, SHOP_MARK);
  const file = await open(`${path}.tmp`, "w", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(mark)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.tmp`, path);
  const folder = await open(dataFolder, "r");
  await folder.sync().finally(() => folder.close());
};

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);
