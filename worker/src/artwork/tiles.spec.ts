import sharp from "sharp";
import { tileFileOf, tileFilesOf } from "@naqsh/shared/artwork";
import { createFolderFiles } from "@naqsh/shared/platform/adapters/folder/folder-files";
import { temporaryFolder } from "@naqsh/shared/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { makeTiles } from "./tiles";

const folder = temporaryFolder();
const SHA = "a".repeat(64);

/** Red to the left of `edge`, and blue to its right. */
const halves = async (width: number, height: number, edge: number): Promise<Buffer> => {
  const blue = { create: { width: width - edge, height, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: edge, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
};

describe("tiles", () => {
  it("reach from one tile to the original's own pixels, each level twice as large", async () => {
    const files = createFolderFiles(folder.fresh());
    const tiles = await makeTiles(await halves(2_400, 1_100, 1_000), SHA, files);
    expect(tiles).toEqual({
      size: 512,
      overlap: 1,
      levels: [
        { columns: 1, rows: 1 },
        { columns: 2, rows: 1 },
        { columns: 3, rows: 2 },
        { columns: 5, rows: 3 },
      ],
    });
    for (const name of tileFilesOf(SHA, tiles)) expect(await files.has(name), name).toBe(true);
    const at = async (column: number) => {
      const bytes = await files.read(tileFileOf(SHA, { level: 3, column, row: 1 }));
      const { dominant } = await sharp(bytes!).stats();
      return dominant.r > dominant.b ? "red" : "blue";
    };
    expect([await at(0), await at(4)]).toEqual(["red", "blue"]);
    const corner = await sharp((await files.read(tileFileOf(SHA, { level: 3, column: 0, row: 0 })))!).metadata();
    expect([corner.width, corner.height, corner.format]).toEqual([513, 513, "webp"]);
  });

  it("stand upright, and tell nothing of the file that they were made of", async () => {
    const files = createFolderFiles(folder.fresh());
    const lying = await sharp(await halves(1_200, 600, 600))
      .withExif({ IFD0: { Copyright: "a secret" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const tiles = await makeTiles(lying, SHA, files);
    expect(tiles.levels.at(-1)).toEqual({ columns: 2, rows: 3 });
    const { exif } = await sharp((await files.read(tileFilesOf(SHA, tiles)[0]!))!).metadata();
    expect(exif).toBeUndefined();
  });
});
