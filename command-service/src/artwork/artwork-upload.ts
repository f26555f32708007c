import type { Readable } from "node:stream";
import multer from "@koa/multer";
import { ArtworkBody, type ArtworkRejection } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { Clock, Ids } from "@naqsh/shared/platform/ports/clock";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { refuse } from "../http/answers";
import type { EdgeContext, EdgeMiddleware } from "../http/edge-context";
import { readJson } from "../http/input";
import { imageInMemory, removeSpooled, spool, type SentImage, type SpooledImage } from "./spooled-image";

/** The fields of a work, and its image where one was sent. */
export type ArtworkUpload = { body: ArtworkBody; image: SentImage | null };

const MEGABYTE = 1024 * 1024;
/** The largest picture of a form (docs/rules.md#works). */
const MOST_FILE_BYTES = 10 * MEGABYTE;
/** The largest picture as a data URL in JSON (docs/rules.md#works). */
const MOST_DATA_URL_BYTES = 2 * MEGABYTE;
const MOST_JSON_BYTES = MOST_DATA_URL_BYTES + 128 * 1024;

const limits = {
  fileSize: MOST_FILE_BYTES,
  files: 1,
  fields: 60,
  parts: 61,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
};

/** Where images wait for their turn, and what names them there. */
export type Spool = { folder: string; ids: Pick<Ids, "uuid"> };

/** What multer wants of a storage, of which its types tell only half. */
type Storage = {
  _handleFile: (_: unknown, file: { stream: Readable }, kept: (error: unknown, image?: SpooledImage) => void) => void;
  _removeFile: (_: unknown, file: { path: string }, removed: (error: unknown) => void) => void;
};

/** Keeps the one image of a form in a file while the request lasts. */
const spooledBy = ({ folder, ids }: Spool): Storage => ({
  _handleFile: (_, { stream }, kept) => {
    spool(stream, folder, ids.uuid()).then((image) => kept(null, image), kept);
  },
  _removeFile: (_, file, removed) => {
    removeSpooled(file).then(() => removed(null), removed);
  },
});

const refusalOf = (error: unknown): NaqshRejection => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (error instanceof Error && "syscall" in error) return { code: "UNAVAILABLE" };
  if (!code.startsWith("LIMIT_")) return { code: "MALFORMED_BODY" };
  if (code === "LIMIT_FILE_SIZE") return { code: "IMAGE_TOO_LARGE", limitBytes: MOST_FILE_BYTES };
  if (code === "LIMIT_UNEXPECTED_FILE") return { code: "IMAGE_MISSING" };
  return { code: "BODY_TOO_LARGE", limitBytes: MOST_FILE_BYTES };
};

type ReadUpload = { value: unknown; image?: SpooledImage | null };
type Form = (context: EdgeContext, next: () => Promise<void>) => Promise<unknown>;

const readForm = async (context: EdgeContext, form: Form): Promise<ReadUpload | NaqshRejection> => {
  try {
    await form(context, async () => undefined);
    const { body, file } = context.req as { body?: unknown; file?: SpooledImage };
    return { value: { ...(body as object) }, image: file ?? null };
  } catch (error) {
    context.set("Connection", "close");
    return refusalOf(error);
  }
};

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/i;

const imageFrom = (imageUrl: string | undefined): SentImage | null | ArtworkRejection => {
  const head = DATA_URL.exec(imageUrl?.slice(0, 64) ?? "")?.[0];
  if (!imageUrl || !head) return null;
  if (imageUrl.length > MOST_DATA_URL_BYTES) return { code: "IMAGE_TOO_LARGE", limitBytes: MOST_DATA_URL_BYTES };
  return imageInMemory(Buffer.from(imageUrl.slice(head.length), "base64"));
};

/** Reads a work from a form with an image, or from JSON with a data URL; the handler finds it by `uploadOf`. */
export const artworkUpload = (clock: Clock, where: Spool): EdgeMiddleware => {
  const form = multer({ storage: spooledBy(where) as unknown as multer.StorageEngine, limits }).single(
    "image",
  ) as unknown as Form;

  const take: (context: EdgeContext, read: ReadUpload, next: () => unknown) => unknown = (context, read, next) => {
    const checked = checkedInput(ArtworkBody, read.value, readerLanguage(context.headers["accept-language"]));
    if (!checked.ok) return refuse(context, checked.rejection);
    const image = read.image === undefined ? imageFrom(checked.input.imageUrl) : read.image;
    if (image !== null && "code" in image) return refuse(context, image);
    context.state.input = { body: checked.input, image } satisfies ArtworkUpload;
    return next();
  };

  return async (context, next) => {
    const isForm = /^multipart\/form-data\s*;/i.test(context.headers["content-type"] ?? "");
    const read: ReadUpload | NaqshRejection | null = isForm
      ? await readForm(context, form)
      : await readJson(context, clock, MOST_JSON_BYTES);
    if (read === null) return;
    if ("code" in read) return refuse(context, read);
    context.state.receivedAt = instantFromMs(clock.now());
    try {
      await take(context, read, next);
    } finally {
      if (read.image) await removeSpooled(read.image);
    }
  };
};

export const uploadOf = (context: EdgeContext): ArtworkUpload => context.state.input as ArtworkUpload;
