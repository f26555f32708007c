import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { digestInName } from "../../file-name";
import { nullWhenMissing } from "./missing-file";

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Where a file's digest lies if its name does not say it; no file that was put has such a name. */
export const digestFileOf = (path: string): string => join(dirname(path), `.${basename(path)}.sha256`);

export const isNamedByContent = (path: string): boolean => digestInName(path) !== null;

/** Null for what an earlier build kept under a name that does not say it. */
const expectedOf = async (path: string): Promise<string | null> => {
  const named = digestInName(path);
  if (named !== null) return named;
  return readFile(digestFileOf(path), "utf8").catch(nullWhenMissing);
};

/** Whether a file that is there holds what was put under its name; it is read piece by piece. */
export const isFileWhole = async (path: string): Promise<boolean> => {
  const expected = await expectedOf(path);
  if (expected === null) return true;
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex") === expected.trim();
};

export type FilesReport = { checked: number; damaged: string[] };

/** Reads every file below a folder of files, and names those that are not what was put under their names. */
export const checkFiles = async (
  root: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<FilesReport> => {
  const entries = (await readdir(root, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)) ?? [];
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const damaged: string[] = [];
  for (const [done, { parentPath, name }] of names.entries()) {
    const path = join(parentPath, name);
    if (!(await isFileWhole(path))) damaged.push(path.slice(root.length + 1));
    onProgress(done + 1, names.length);
  }
  return { checked: names.length, damaged };
};
