/** The form takes files of at most 2 MB and sends each as JPEG, at most 1200 px wide, at quality 0.6 (docs/rules.md#works). */
const IMAGE_LIMIT_BYTES = 2 * 1024 * 1024;
const MAX_WIDTH = 1200;
const JPEG_QUALITY = 0.6;

export type ImageFault = "imageWrongType" | "imageTooLarge" | "imageUnreadable" | "imageNotCompressed";

export type ShrunkImage = { blob: Blob; url: string; width: number; height: number };

type Outcome = { ok: true; image: ShrunkImage } | { ok: false; fault: ImageFault };

const failed = (fault: ImageFault): Outcome => ({ ok: false, fault });

/** The size of the picture when it is at most `MAX_WIDTH` wide. */
export const shrunkSize = (width: number, height: number): { width: number; height: number } => {
  const scale = Math.min(1, MAX_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

const encoded = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));

/** Checks a chosen file and makes of it what is uploaded. */
export const shrinkImage = async (file: File): Promise<Outcome> => {
  if (!file.type.startsWith("image/")) return failed("imageWrongType");
  if (file.size > IMAGE_LIMIT_BYTES) return failed("imageTooLarge");
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return failed("imageUnreadable");

  const size = shrunkSize(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d");
  if (!context) return failed("imageNotCompressed");
  // JPEG knows no transparency: what was clear becomes white, not black.
  context.fillStyle = "white";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  const blob = await encoded(canvas);
  return blob ? { ok: true, image: { blob, url: URL.createObjectURL(blob), ...size } } : failed("imageNotCompressed");
};
