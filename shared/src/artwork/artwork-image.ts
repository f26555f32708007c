/** The original, written anew from the pixels of what was uploaded; `file` names it in Files (`<sha256>.<extension>`). */
export type UploadedImage = { file: string; sha256: string; width: number; height: number; contentType: string };

/** `/images/<base>-<width>.avif` and `.webp`; widths are empty until the renditions are made, then `original` serves. */
export type ArtworkImage = {
  base: string;
  widths: number[];
  original: string;
  width: number;
  height: number;
  dominantColour: string | null;
  placeholder: string | null;
  alt: string | null;
  altEn: string | null;
};
