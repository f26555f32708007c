import { artworkImage } from "@naqsh/shared/testing/artwork-image";
import { describe, expect, it } from "vitest";
import { zoomSourceOf } from "./zoom-source";

const image = artworkImage({ base: "a".repeat(64), width: 2_400, height: 1_100 });

describe("What the zoomed view draws", () => {
  it("is the largest rendition in one piece while there are no tiles", () => {
    const sizes = { ...image, widths: [320, 1_600] };
    expect(zoomSourceOf(sizes, null)).toEqual({ type: "image", url: `/images/${image.base}-1600.webp` });
    expect(zoomSourceOf({ ...image, widths: [] }, null)).toEqual({ type: "image", url: `/images/${image.original}` });
  });

  it("is the tiles, from the smallest level to the original's own pixels", () => {
    const level = { columns: 1, rows: 1 };
    const source = zoomSourceOf(image, { size: 512, overlap: 1, levels: [level, level, level, level] });
    expect(source).toMatchObject({
      width: 2_400,
      height: 1_100,
      tileSize: 512,
      tileOverlap: 1,
      minLevel: 0,
      maxLevel: 3,
    });
    const { getTileUrl } = source as { getTileUrl: (level: number, column: number, row: number) => string };
    expect(getTileUrl(3, 4, 2)).toBe(`/images/tiles/${image.base}/3-4-2.webp`);
  });
});
