import type { ArtworkImage } from "@naqsh/shared/artwork";

export type { ArtworkImage } from "@naqsh/shared/artwork";

export type ImageFormat = "avif" | "webp";

const addressOf = (file: string): string => (/^(\/|https?:|data:|blob:)/.test(file) ? file : `/images/${file}`);

/** The `srcset` of one format; empty while the renditions are still being made. */
export const srcSetOf = ({ base, widths }: ArtworkImage, format: ImageFormat): string =>
  widths.map((width) => `${addressOf(base)}-${width}.${format} ${width}w`).join(", ");

/** How wide the smallest rendition is that is at least this wide, or the largest; undefined while there is none. */
export const renditionAtLeast = ({ widths }: ArtworkImage, width: number): number | undefined =>
  widths.find((candidate) => candidate >= width) ?? widths[widths.length - 1];

/** The address of the smallest rendition that is at least this wide, or of the original while there is none. */
export const sourceAtLeast = (image: ArtworkImage, width: number): string => {
  const chosen = renditionAtLeast(image, width);
  return chosen === undefined ? addressOf(image.original) : `${addressOf(image.base)}-${chosen}.webp`;
};

/** For `sizes`: how wide a work is that hangs whole in a box of these lengths. */
export const widthWithin = (image: ArtworkImage | null, inline: string, block: string): string =>
  image ? `min(${inline}, ${block} * ${ratioOf(image).toFixed(3)})` : inline;

const UNKNOWN_RATIO = 0.8;

/** Width by height, for the space that is kept until the picture has come. */
export const ratioOf = (image: ArtworkImage | null): number =>
  image && image.width > 0 && image.height > 0 ? image.width / image.height : UNKNOWN_RATIO;
