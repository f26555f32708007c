/** A picture cut into tiles of several scales: each level is half as large as the one after it, the last is the original. */
export type PictureTiles = {
  /** The side of a whole tile in pixels, without what it shares with its neighbours. */
  size: number;
  /** How many pixels a tile shares with each neighbour. */
  overlap: number;
  /** Columns and rows of each level, from the smallest, which is one tile. */
  levels: { columns: number; rows: number }[];
};

type TilePlace = { level: number; column: number; row: number };

/** The name in Files of one tile of a picture, named by the digest of its original. */
export const tileFileOf = (sha256: string, { level, column, row }: TilePlace): string =>
  `tiles/${sha256}/${level}-${column}-${row}.webp`;

/** The names in Files of all tiles of a picture. */
export const tileFilesOf = (sha256: string, { levels }: PictureTiles): string[] =>
  levels.flatMap(({ columns, rows }, level) =>
    Array.from({ length: columns * rows }, (_, place) =>
      tileFileOf(sha256, { level, column: place % columns, row: Math.floor(place / columns) }),
    ),
  );

/** Pictures whose long side is no longer show all their pixels in their largest rendition: they get no tiles. */
export const SMALLEST_TILED_SIDE = 1_600;
