import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { syncPath } from "@naqsh/shared/platform/sync-path";

/**
 * Writes every file and folder below a root to disk, then the root, then every folder above it up to `knownAbove`, which was
 * there before: after this a loss of power takes neither content nor name.
 */
export const syncTree = async (root: string, knownAbove = dirname(root)): Promise<void> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const pathsOf = (isWanted: (entry: (typeof entries)[number]) => boolean): string[] =>
    entries.filter(isWanted).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of pathsOf((entry) => entry.isFile())) await syncPath(path);
  for (const path of pathsOf((entry) => entry.isDirectory())) await syncPath(path);
  await syncPath(root);
  for (let above = root; above !== knownAbove && above !== dirname(above);) await syncPath((above = dirname(above)));
};
