import sharp, { type Sharp } from "sharp";
import type { Rgb } from "./colour";

/** What a generator gives: a vector drawing, or pixels already painted. */
export type Picture =
  | { kind: "svg"; svg: string }
  | { kind: "pixels"; width: number; height: number; pixels: Uint8Array };

/** What a generator is given. Size in pixels, the long side being the master's 1600. */
export type Commission = { seed: number; width: number; height: number };

export type Generator = (commission: Commission) => Picture;

export const imageFrom = (picture: Picture): Sharp =>
  picture.kind === "svg"
    ? sharp(Buffer.from(picture.svg), { limitInputPixels: false, unlimited: true })
    : sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 3 } });

const byteOf = (channel: number): number => Math.max(0, Math.min(255, Math.round(channel * 255)));

/** Paints every pixel by its place; the painter is given pixel coordinates. */
export const paint = (width: number, height: number, colourAt: (x: number, y: number) => Rgb): Picture => {
  const pixels = new Uint8Array(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colourAt(x, y);
      pixels[at++] = byteOf(red);
      pixels[at++] = byteOf(green);
      pixels[at++] = byteOf(blue);
    }
  }
  return { kind: "pixels", width, height, pixels };
};
