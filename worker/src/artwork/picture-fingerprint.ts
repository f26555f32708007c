import sharp from "sharp";
import { FINGERPRINT_BORDERS } from "@naqsh/shared/artwork";
import type { PictureFingerprint } from "@naqsh/shared/artwork";

const CELLS = 8;
/** The picture is read once, and made this small: its border of a fortieth is then four pixels wide. */
const SIDE = 160;
/** Shades of grey, of 255, by which a picture has to differ within itself; less is paper, or one colour. */
const LEAST_CONTRAST = 3;

type Grey = { pixels: Buffer; side: number };

const shrunk = async ({ pixels, side }: Grey, border: number, width: number, height: number): Promise<Buffer> => {
  const left = Math.round(side * border);
  const kept = side - 2 * left;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .extract({ left, top: left, width: kept, height: kept })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
};

/** Whether it grows brighter from each pixel to the one `step` pixels on, cell by cell in rows of `width`. */
const growsBrighter = (pixels: Buffer, width: number, step: number): boolean[] =>
  Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const at = Math.floor(cell / CELLS) * width + (cell % CELLS);
    return pixels[at]! < pixels[at + step]!;
  });

const hexFrom = (bits: readonly boolean[]): string => {
  let text = "";
  for (let at = 0; at < bits.length; at += 4) {
    text += bits
      .slice(at, at + 4)
      .reduce((nibble, bit) => nibble * 2 + Number(bit), 0)
      .toString(16);
  }
  return text;
};

const layerOf = async (grey: Grey, border: number): Promise<string> => {
  const across = await shrunk(grey, border, CELLS + 1, CELLS);
  const down = await shrunk(grey, border, CELLS, CELLS + 1);
  return hexFrom([...growsBrighter(across, CELLS + 1, 1), ...growsBrighter(down, CELLS, CELLS)]);
};

/**
 * What a picture looks like (`PictureFingerprint`); null if it has no shape to know it by.
 * @throws when the bytes are no image.
 */
export const fingerprintOf = async (picture: Uint8Array): Promise<PictureFingerprint | null> => {
  const pixels = await sharp(picture)
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize(SIDE, SIDE, { fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const grey = { pixels, side: SIDE };
  const { channels } = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 1 } }).stats();
  if ((channels[0]?.stdev ?? 0) < LEAST_CONTRAST) return null;
  return Promise.all(FINGERPRINT_BORDERS.map((border) => layerOf(grey, border)));
};
