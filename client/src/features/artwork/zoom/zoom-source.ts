import { tileFileOf } from "@naqsh/shared/artwork";
import type { PictureTiles } from "@naqsh/shared/artwork";
import type { Options } from "openseadragon";
import type { ArtworkImage } from "../../../ui/artwork-image";

export type ZoomSource = NonNullable<Options["tileSources"]>;

/** Where the viewer finds a picture: its tiles, or its largest rendition while it has none, or is no larger. */
export const zoomSourceOf = (
  { base, widths, original, width, height }: ArtworkImage,
  tiles: PictureTiles | null,
): ZoomSource => {
  if (tiles === null) {
    const file = widths.length === 0 ? original : `${base}-${Math.max(...widths)}.webp`;
    return { type: "image", url: `/images/${file}` };
  }
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
