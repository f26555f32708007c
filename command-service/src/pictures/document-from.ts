import type { NaqshRejection } from "@naqsh/shared/registry";
import sharp from "sharp";
import { formatOf, MOST_PIXELS } from "./picture-format";

/** Enough to read the smallest print of a card or a passport. */
const LONG_SIDE = 3_000;
const PDF_BEGINS = "%PDF-";

export type ReadDocument = { bytes: Buffer; format: "webp" | "pdf" };

const UNREADABLE = { code: "DOCUMENT_UNREADABLE" } as const;

/** A picture is written anew from its pixels, so that it is nothing but a picture; a PDF is taken by its first bytes. */
export const documentFrom = async (upload: Buffer): Promise<ReadDocument | NaqshRejection> => {
  if (upload.toString("latin1", 0, PDF_BEGINS.length) === PDF_BEGINS) return { bytes: upload, format: "pdf" };
  if (formatOf(upload) === null) return UNREADABLE;
  try {
    const bytes = await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
    return { bytes, format: "webp" };
  } catch {
    return UNREADABLE;
  }
};
