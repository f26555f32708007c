/** How large a work is by its longer side, as one would look for a place to hang it. */
export const ARTWORK_SIZES = ["small", "medium", "large"] as const;
export type ArtworkSize = (typeof ARTWORK_SIZES)[number];

/** Centimetres of the longer side up to which a work is small, and medium. */
const SMALL_TO_CM = 40;
const MEDIUM_TO_CM = 100;

export const ARTWORK_ORIENTATIONS = ["portrait", "landscape", "square"] as const;
export type ArtworkOrientation = (typeof ARTWORK_ORIENTATIONS)[number];

/** Sides that differ by less than this part look equal. */
const LOOKS_EQUAL = 0.05;

/** The size of a work by its sides in centimetres; null if one of them is not known. */
export const artworkSize = (heightCm: number | null, widthCm: number | null): ArtworkSize | null => {
  if (heightCm === null || widthCm === null) return null;
  const longer = Math.max(heightCm, widthCm);
  if (longer <= SMALL_TO_CM) return "small";
  return longer <= MEDIUM_TO_CM ? "medium" : "large";
};

/** How a picture of so many pixels stands. */
export const artworkOrientation = ({ width, height }: { width: number; height: number }): ArtworkOrientation => {
  if (Math.abs(width - height) <= Math.max(width, height) * LOOKS_EQUAL) return "square";
  return width > height ? "landscape" : "portrait";
};
