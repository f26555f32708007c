import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import { EXTENSION_OF, formatOf, MOST_PIXELS, type Format } from "../pictures/picture-format";
import { LONGEST_PICTURE_SIDE, type ArtworkRejection, type UploadedImage } from "@naqsh/shared/artwork";

/** An image that is fit to be kept, with its bytes. */
export type CheckedImage = { image: UploadedImage; bytes: Buffer };

/** True for colours that sRGB may not hold. A profile names itself in Latin or in UTF-16. */
const isWide = ({ icc, space }: Metadata): boolean =>
  icc !== undefined && space !== "b-w" && !icc.toString("latin1").replaceAll("\0", "").includes("sRGB");

/** Brushwork is zoomed into, so that losses are kept below what is seen. */
const encoded = (image: Sharp, format: Format, sent: Buffer): Sharp => {
  switch (format) {
    case "jpeg":
      return image.jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
    case "png":
      return image.png();
    case "webp":
      return image.webp(sent.includes("VP8L") ? { lossless: true } : { quality: 92 });
    case "avif":
      return image.avif({ quality: 80, effort: 1 });
  }
};

/**
 * The picture written anew from its pixels, upright and in its own colours. Nothing else of what was sent is kept: places and
 * names hide in more parts of a file than any list of parts to leave out would know.
 */
const rewritten = async (sent: Buffer, format: Format): Promise<{ bytes: Buffer; width: number; height: number }> => {
  const open = (): Sharp => sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "error" });
  const upright = open()
    .autoOrient()
    .resize({ width: LONGEST_PICTURE_SIDE, height: LONGEST_PICTURE_SIDE, fit: "inside", withoutEnlargement: true });
  // The built-in profile stands for the one that was sent, in which texts could hide; 16 bits, or sRGB would lie between.
  const coloured = isWide(await open().metadata())
    ? upright.pipelineColourspace("rgb16").withIccProfile("p3")
    : upright;
  const { data, info } = await encoded(coloured, format, sent).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/** Takes an upload only when it is an image that we can read; writes it anew and names it by what was written. */
export const checkedImage = async (upload: Buffer): Promise<CheckedImage | ArtworkRejection> => {
  const format = formatOf(upload);
  if (!format) return { code: "IMAGE_UNREADABLE" };
  try {
    const { bytes, width, height } = await rewritten(upload, format);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const file = `${sha256}.${EXTENSION_OF[format]}`;
    return { image: { file, sha256, width, height, contentType: `image/${format}` }, bytes };
  } catch {
    return { code: "IMAGE_UNREADABLE" };
  }
};
