import { tileFileOf } from "@naqsh/shared/artwork";
import type { PictureTiles } from "@naqsh/shared/artwork";
import type { Options } from "openseadragon";
import type { ArtworkImage } from "../../../ui/artwork-image";

export type ZoomSource = NonNullable<Options["tileSources"]>;

/** Where the viewer finds a picture: its tiles, or the original in one piece while it has none. */
export const zoomSourceOf = (
  { base, original, width, height }: ArtworkImage,
  tiles: PictureTiles | null,
): ZoomSource => {
  if (tiles === null) return { type: "image", url: `/images/${original}` };
  return {
    width,
    height,
    tileSize: tiles.size,
    tileOverlap: tiles.overlap,
    minLevel: 0,
    maxLevel: tiles.levels.length - 1,
    getTileUrl: (level: number, column: number, row: number) => `/images/${tileFileOf(base, { level, column, row })}`,
  };
};
