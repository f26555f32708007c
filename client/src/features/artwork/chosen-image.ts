import { LONGEST_PICTURE_SIDE, MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from "@naqsh/shared/artwork";

/** What the server reads; other pictures that this browser reads are drawn anew. */
const TAKEN_AS_CHOSEN = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);
/** Brushwork is zoomed into, so that losses are kept below what is seen. */
const JPEG_QUALITY = 0.92;

export type ImageFault = "imageWrongType" | "imageTooLarge" | "imageUnreadable" | "imageNotCompressed";

/** What is uploaded, an address for its preview, and the size in pixels that the server will keep. */
export type ChosenImage = { blob: Blob; url: string; width: number; height: number };

type Size = { width: number; height: number };
type Outcome = { ok: true; image: ChosenImage } | { ok: false; fault: ImageFault };

const failed = (fault: ImageFault): Outcome => ({ ok: false, fault });

/** The size in pixels that is kept of a picture: in its ratio, never enlarged (docs/rules.md#works). */
export const keptSize = (width: number, height: number): Size => {
  const scale = Math.min(1, LONGEST_PICTURE_SIDE / Math.max(width, height));
  const kept = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: kept(width), height: kept(height) };
};

/** The picture as a JPEG of this size; null if the browser cannot draw one so large. */
const drawn = (bitmap: ImageBitmap, { width, height }: Size): Promise<Blob | null> => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG knows no transparency: what was clear becomes white, not black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
};

const isTakenAsChosen = (file: File, { width, height }: Size): boolean =>
  TAKEN_AS_CHOSEN.has(file.type) && width * height <= MOST_PICTURE_PIXELS;

/**
 * Checks a chosen file and makes of it what is uploaded: the file itself, so that nothing of the original is lost before the server
 * makes its sizes of it; drawn anew only if the server would not read it.
 */
export const chosenImage = async (file: File): Promise<Outcome> => {
  if (!file.type.startsWith("image/")) return failed("imageWrongType");
  if (file.size > MOST_PICTURE_BYTES) return failed("imageTooLarge");
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return failed("imageUnreadable");

  const size = keptSize(bitmap.width, bitmap.height);
  const blob = isTakenAsChosen(file, bitmap) ? file : await drawn(bitmap, size);
  bitmap.close();
  if (!blob) return failed("imageNotCompressed");
  if (blob.size > MOST_PICTURE_BYTES) return failed("imageTooLarge");
  return { ok: true, image: { blob, url: URL.createObjectURL(blob), ...size } };
};
