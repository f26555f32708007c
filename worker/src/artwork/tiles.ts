import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { tileFileOf } from "@naqsh/shared/artwork";
import type { PictureTiles } from "@naqsh/shared/artwork";
import type { Files } from "@naqsh/shared/platform/ports/files";

const TILE_SIZE = 512;
const OVERLAP = 1;
/** Brushwork is looked at in them: less is lost than in the renditions. */
const QUALITY = 82;

/** One level of the pyramid as it lies in a folder: `<column>_<row>.webp`. */
const keepLevel = async (folder: string, nameOf: (column: number, row: number) => string, files: Files) => {
  const level = { columns: 0, rows: 0 };
  for (const entry of await readdir(folder)) {
    const [, column, row] = (/^(\d+)_(\d+)\.webp$/.exec(entry) ?? []).map(Number);
    if (column === undefined || row === undefined) continue;
    level.columns = Math.max(level.columns, column + 1);
    level.rows = Math.max(level.rows, row + 1);
    const name = nameOf(column, row);
    if (!(await files.has(name))) await files.put(name, await readFile(join(folder, entry)));
  }
  return level;
};

/**
 * Cuts an original into tiles of every scale, from its own pixels down to a single tile, and keeps them in Files; those that are
 * there are left. The pyramid lies in a folder of the machine's own meanwhile, and is read tile by tile.
 * @throws when the bytes are no image.
 */
export const makeTiles = async (original: Uint8Array, sha256: string, files: Files): Promise<PictureTiles> => {
  const folder = await mkdtemp(join(tmpdir(), "naqsh-tiles-"));
  try {
    await sharp(original)
      .autoOrient()
      .webp({ quality: QUALITY })
      .tile({ size: TILE_SIZE, overlap: OVERLAP, layout: "dz", depth: "onetile", skipBlanks: -1 })
      .toFile(join(folder, "picture.dz"));
    const pyramid = join(folder, "picture_files");
    const levels: PictureTiles["levels"] = [];
    for (const level of (await readdir(pyramid)).filter((name) => /^\d+$/.test(name)).keys()) {
      const nameOf = (column: number, row: number) => tileFileOf(sha256, { level, column, row });
      levels.push(await keepLevel(join(pyramid, String(level)), nameOf, files));
    }
    return { size: TILE_SIZE, overlap: OVERLAP, levels };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
