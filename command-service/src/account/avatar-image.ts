import type { ArtworkRejection } from "@naqsh/shared/artwork";
import sharp from "sharp";
import { formatOf, MOST_PIXELS } from "../pictures/picture-format";

/** Sharp on the largest place where an avatar stands, on a screen of three pixels to one. */
const SIDE = 512;

/**
 * A person's picture, written anew from its pixels as a square: no place, name or device of what was sent is kept. Its middle is
 * what attracts the eye most, by the library's reckoning.
 */
export const avatarFrom = async (upload: Buffer): Promise<Buffer | ArtworkRejection> => {
  if (formatOf(upload) === null) return { code: "IMAGE_UNREADABLE" };
  try {
    return await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: "cover", position: "attention" })
      .webp({ quality: 86 })
      .toBuffer();
  } catch {
    return { code: "IMAGE_UNREADABLE" };
  }
};
