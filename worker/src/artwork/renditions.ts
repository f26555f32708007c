import sharp from "sharp";
import type { Sharp } from "sharp";
import type { Renditions } from "@naqsh/shared/artwork";
import type { Files } from "@naqsh/shared/platform/ports/files";

const WIDTHS = [320, 640, 960, 1600];
const PLACEHOLDER_WIDTH = 16;

/** One image at a time, on one thread: bids never wait for pictures. */
sharp.concurrency(1);

const FORMATS = [
  { extension: "avif", encode: (image: Sharp) => image.avif({ quality: 50, effort: 2 }) },
  { extension: "webp", encode: (image: Sharp) => image.webp({ quality: 70 }) },
];

/**
 * Makes `<sha256>-<width>.avif` and `.webp` of an original, none wider than it; those that Files already has are left.
 * @throws when the bytes are no image.
 */
export const makeRenditions = async (original: Uint8Array, sha256: string, files: Files): Promise<Renditions> => {
  const upright = (): Sharp => sharp(original).autoOrient();
  const { autoOrient } = await upright().metadata();
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, autoOrient.width)))];
  for (const width of widths) {
    for (const { extension, encode } of FORMATS) {
      const name = `${sha256}-${width}.${extension}`;
      if (await files.has(name)) continue;
      await files.put(name, await encode(upright().resize({ width })).toBuffer());
    }
  }
  const tiny = await upright().resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 50 }).toBuffer();
  const { dominant } = await upright()
    .resize({ width: 64 })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .stats();
  return {
    widths,
    dominantColour: `#${[dominant.r, dominant.g, dominant.b].map(hex).join("")}`,
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
  };
};

const hex = (channel: number): string => channel.toString(16).padStart(2, "0");
