import type { Readable } from "node:stream";
import multer from "@koa/multer";
import type { Ids } from "@naqsh/shared/platform/ports/clock";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { removeSpooled, spool, type SpooledImage } from "../pictures/spooled-image";
import type { EdgeContext } from "./edge-context";

/** Where images wait for their turn, and what names them there. */
export type Spool = { folder: string; ids: Pick<Ids, "uuid"> };

/** What a form said; `image` is left out for what was no form. */
export type ReadForm = { value: unknown; image?: SpooledImage | null };

/** What multer wants of a storage, of which its types tell only half. */
type Storage = {
  _handleFile: (_: unknown, file: { stream: Readable }, kept: (error: unknown, image?: SpooledImage) => void) => void;
  _removeFile: (_: unknown, file: { path: string }, removed: (error: unknown) => void) => void;
};

type Form = (context: EdgeContext, next: () => Promise<void>) => Promise<unknown>;

const limitsOf = (mostBytes: number) => ({
  fileSize: mostBytes,
  files: 1,
  fields: 60,
  parts: 61,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
});

/** Keeps the one image of a form in a file while the request lasts. */
const spooledBy = ({ folder, ids }: Spool): Storage => ({
  _handleFile: (_, { stream }, kept) => {
    spool(stream, folder, ids.uuid()).then((image) => kept(null, image), kept);
  },
  _removeFile: (_, file, removed) => {
    removeSpooled(file).then(() => removed(null), removed);
  },
});

const refusalOf = (error: unknown, limitBytes: number): NaqshRejection => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (error instanceof Error && "syscall" in error) return { code: "UNAVAILABLE" };
  if (!code.startsWith("LIMIT_")) return { code: "MALFORMED_BODY" };
  if (code === "LIMIT_FILE_SIZE") return { code: "IMAGE_TOO_LARGE", limitBytes };
  if (code === "LIMIT_UNEXPECTED_FILE") return { code: "IMAGE_MISSING" };
  return { code: "BODY_TOO_LARGE", limitBytes };
};

export const isForm = ({ headers }: EdgeContext): boolean =>
  /^multipart\/form-data\s*;/i.test(headers["content-type"] ?? "");

/** Reads a form with at most one picture, of `mostBytes`, in `field`. The caller removes the spooled picture. */
export const pictureForm = (where: Spool, { field, mostBytes }: { field: string; mostBytes: number }) => {
  const form = multer({
    storage: spooledBy(where) as unknown as multer.StorageEngine,
    limits: limitsOf(mostBytes),
  }).single(field) as unknown as Form;
  return async (context: EdgeContext): Promise<ReadForm | NaqshRejection> => {
    try {
      await form(context, async () => undefined);
      const { body, file } = context.req as { body?: unknown; file?: SpooledImage };
      return { value: { ...(body as object) }, image: file ?? null };
    } catch (error) {
      context.set("Connection", "close");
      return refusalOf(error, mostBytes);
    }
  };
};
