import { lstat, readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";

/**
 * @throws when a backup at this place would lie in the shop's folder, or in a folder to which a link in it leads: a backup
 * has to outlive the shop, and must never copy itself.
 */
export const assertOutside = async (place: string, shop: string): Promise<void> => {
  const real = await realPlaceOf(place);
  for (const folder of await realFoldersOf(shop)) {
    if (isWithin(real, folder)) {
      throw new Error(`${place} lies in the folder of the shop, which a backup has to outlive`);
    }
  }
};

const isWithin = (path: string, folder: string): boolean => `${path}${sep}`.startsWith(`${folder}${sep}`);

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/** Where a place that may not be there yet really lies: links in what is there are followed. */
const realPlaceOf = async (place: string): Promise<string> => {
  const path = resolve(place);
  try {
    return await realpath(path);
  } catch (error) {
    const isThere = await lstat(path).then(
      () => true,
      () => false,
    );
    if (codeOf(error) === "ENOENT" && !isThere && dirname(path) !== path) {
      return join(await realPlaceOf(dirname(path)), basename(path));
    }
    throw new Error(`${place} cannot be reached: a link on its way leads nowhere, or in a ring`, { cause: error });
  }
};

const realFoldersOf = async (shop: string): Promise<string[]> => {
  const root = await realpath(shop);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const targets = links.map(({ parentPath, name }) => realpath(join(parentPath, name)).catch(() => null));
  return [root, ...(await Promise.all(targets)).filter((target) => target !== null)];
};
