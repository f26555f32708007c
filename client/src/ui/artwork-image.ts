/** A picture as the server describes it: where its renditions lie, its shape, and the colour that holds its place. */
export type WallImage = {
  /** Everything before `-<width>.<format>`. */
  base: string;
  width: number;
  height: number;
  /** The dominant colour as a CSS colour. */
  colour: string | null;
  /** The widths that were made, in pixels, ascending. */
  widths: readonly number[];
};

export type ImageFormat = "avif" | "webp";

/** The `srcset` of one format. */
export const srcSetOf = (image: WallImage, format: ImageFormat): string =>
  image.widths.map((width) => `${image.base}-${width}.${format} ${width}w`).join(", ");

/** The address of the smallest rendition that is at least this wide. */
export const sourceAtLeast = (image: WallImage, width: number, format: ImageFormat = "webp"): string => {
  const chosen = image.widths.find((candidate) => candidate >= width) ?? image.widths[image.widths.length - 1];
  return `${image.base}-${chosen}.${format}`;
};
