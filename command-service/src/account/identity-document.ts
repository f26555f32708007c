import { identityDocumentFileOf, type DocumentFormat } from "@naqsh/shared/account";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import type { NaqshRejection } from "@naqsh/shared/registry";
import sharp from "sharp";
import type { CommandDeps } from "../command-deps";
import { formatOf, MOST_PIXELS } from "../pictures/picture-format";

/** Enough to read the smallest print of a card or a passport. */
const LONG_SIDE = 3_000;
const PDF_BEGINS = "%PDF-";

type Document = { bytes: Buffer; format: DocumentFormat };

const UNREADABLE = { code: "DOCUMENT_UNREADABLE" } as const;

/** A picture is written anew from its pixels, so that it is nothing but a picture; a PDF is taken by its first bytes. */
export const documentFrom = async (upload: Buffer): Promise<Document | NaqshRejection> => {
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

type Owned = { userId: string; documentId: string };
type Kept = Pick<CommandDeps, "files" | "keys">;

/** Keeps a document sealed with a key of its own, and with the person's around it: each alone can make it unreadable. */
export const keepDocument = async (
  { files, keys }: Kept,
  { userId, documentId }: Owned,
  bytes: Buffer,
): Promise<void> => {
  const file = identityDocumentFileOf(documentId);
  const inner = sealBytes(await keys.obtain(documentId), bytes, file);
  await files.put(file, sealBytes(await keys.obtain(userId), inner, file));
};

/** Its file goes, and the key without which no copy of it in a backup opens. May be repeated. */
export const destroyDocument = async ({ files, keys }: Kept, documentId: string): Promise<void> => {
  await keys.destroy(documentId);
  await files.remove(identityDocumentFileOf(documentId));
};
