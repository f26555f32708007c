import { createHash } from "node:crypto";
import sharp, { type Metadata } from "sharp";
import type { ArtworkRejection, UploadedImage } from "@naqsh/shared/artwork";

/** An image that is fit to be kept, with its bytes. */
export type CheckedImage = { image: UploadedImage; bytes: Buffer };

const MOST_PIXELS = 50_000_000;

const EXTENSION_OF = { jpeg: "jpg", png: "png", webp: "webp", avif: "avif" } as const;
type Format = keyof typeof EXTENSION_OF;

/** By its first bytes alone, so that no decoder meets what it was not asked for. */
const formatOf = (bytes: Buffer): Format | null => {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (bytes.readUInt32BE(0) === 0x89504e47) return "png";
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "webp";
  return bytes.toString("latin1", 4, 12) === "ftypavif" ? "avif" : null;
};

const tellsMore = ({ exif, xmp, iptc, orientation, comments }: Metadata): boolean =>
  [exif, xmp, iptc].some(Boolean) || (orientation ?? 1) !== 1 || (comments?.length ?? 0) > 0;

/** Cleaned of where and with what it was taken; as it came where it tells nothing of the kind. */
const cleaned = async (bytes: Buffer, format: Format): Promise<{ bytes: Buffer; width: number; height: number }> => {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" });
  const metadata = await image.metadata();
  if (tellsMore(metadata)) {
    const { data, info } = await image.rotate().toFormat(format, { quality: 92 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  }
  // Read to its end, since a broken image shows only there.
  await image.resize(16).raw().toBuffer();
  return { bytes, width: metadata.width, height: metadata.height };
};

/** Takes an upload only where it is an image that we can read, and names it by its content. */
export const checkedImage = async (upload: Buffer): Promise<CheckedImage | ArtworkRejection> => {
  const format = formatOf(upload);
  if (!format) return { code: "IMAGE_UNREADABLE" };
  try {
    const { bytes, width, height } = await cleaned(upload, format);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const file = `${sha256}.${EXTENSION_OF[format]}`;
    return { image: { file, sha256, width, height, contentType: `image/${format}` }, bytes };
  } catch {
    return { code: "IMAGE_UNREADABLE" };
  }
};
