import { MOST_PICTURE_PIXELS } from "@naqsh/shared/artwork";

/** What no decoder is asked to hold. */
export const MOST_PIXELS = MOST_PICTURE_PIXELS;

/** The pictures that are taken, and how their files end. */
export const EXTENSION_OF = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" } as const;
export type Format = keyof typeof EXTENSION_OF;

/** By its first bytes alone, so that no decoder meets what it was not asked for. */
export const formatOf = (bytes: Buffer): Format | null => {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (bytes.readUInt32BE(0) === 0x89504e47) return "png";
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "webp";
  return bytes.toString("latin1", 4, 12) === "ftypavif" ? "avif" : null;
};
