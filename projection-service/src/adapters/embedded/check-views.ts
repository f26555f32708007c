import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { damageOfPostings, isPostings } from "./postings-file";
import { framesOf } from "./wal-frames";
import { readManifest } from "./views-manifest";
import { readSnapshot, snapshotFile } from "./index-snapshot";

/** By file name: null for a whole one, else why it is not. */
export type ViewFiles = ReadonlyMap<string, string | null>;

/**
 * Reads the files that the list of kept views names, each as far as it counts, and checks every frame; the folder may be in
 * use. What is damaged is computed from the log at the next start.
 */
export const checkViews = async (folder: string): Promise<ViewFiles> => {
  const found = new Map<string, string | null>();
  const manifest = await readManifest(folder);
  found.set("manifest.json", manifest === null ? "it is not what was written" : null);
  for (const { file, bytes } of Object.values(manifest ?? {})) {
    if (isPostings(file)) {
      found.set(file, await damageOfPostings(folder, file));
      continue;
    }
    found.set(file, await damageOfJournal(join(folder, file), bytes));
    const snapshot = snapshotFile(file);
    if (!(await isThere(join(folder, snapshot)))) continue;
    found.set(snapshot, (await readSnapshot(join(folder, snapshot))) === null ? "it is not what was written" : null);
  }
  return found;
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const damageOfJournal = async (path: string, bytes: number): Promise<string | null> => {
  if (bytes === 0) return null;
  let read = 0;
  try {
    for await (const frames of framesOf(createReadStream(path, { end: bytes - 1 }))) read = frames.at(-1)?.end ?? read;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return read === bytes ? null : "it is shorter than it was";
};
