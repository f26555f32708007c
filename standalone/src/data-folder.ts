import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";

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

/** What a folder was made as; null for a new one. */
export const modeOfFolder = async (dataFolder: string): Promise<FolderMode | null> => {
  const path = join(dataFolder, SHOP_MARK);
  try {
    const mark: unknown = JSON.parse(await readFile(path, "utf8"));
    const isDemo = typeof mark === "object" && mark !== null && "mode" in mark && mark.mode === "demo";
    return isDemo ? "demo" : "shop";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${path} is damaged: it should say {"mode":"shop"}, or "demo"`, { cause: error });
  }
};

/**
 * Makes the folder where it is missing, and marks it once: a demo never becomes a shop, nor the other way round.
 * @throws WrongDataFolder
 */
export const claimDataFolder = async (dataFolder: string, mode: FolderMode): Promise<void> => {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const is = await modeOfFolder(dataFolder);
  if (is !== null && is !== mode) throw new WrongDataFolder(dataFolder, is);
  if (is === null) await writeMark(join(dataFolder, SHOP_MARK), mode);
};

const writeMark = async (path: string, mode: FolderMode): Promise<void> => {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ mode })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
};
