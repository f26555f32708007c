import { tmpdir } from "node:os";
import { join } from "node:path";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../commands/command-deps";
import { refuse } from "../http/answers";
import type { EdgeContext, EdgeMiddleware } from "../http/edge-context";
import { readJson } from "../http/input";
import { isForm, pictureForm, type ReadForm } from "../http/picture-form";
import { imageInMemory, removeSpooled, type SentImage } from "../pictures/spooled-image";

const MEGABYTE = 1024 * 1024;
/** The largest file about a person (docs/rules.md#works). */
export const MOST_PERSONAL_BYTES = 5 * MEGABYTE;
/** The same in the letters of a data URL. */
const MOST_JSON_BYTES = 7 * MEGABYTE;

export type PersonalUpload = {
  /** Of the form. */
  field: string;
  /** The data URL in a body of JSON; undefined for a body without one. */
  dataUrlIn: (value: unknown, context: EdgeContext) => string | undefined | NaqshRejection;
  /** The beginnings of data URLs that are taken. */
  dataUrl: RegExp;
  missing: NaqshRejection;
  tooLarge: NaqshRejection;
};

const fileOf = (
  context: EdgeContext,
  { value, image }: ReadForm,
  upload: PersonalUpload,
): SentImage | NaqshRejection => {
  if (image) return image;
  const text = upload.dataUrlIn(value, context);
  if (typeof text === "object") return text;
  const head = upload.dataUrl.exec(text?.slice(0, 64) ?? "")?.[0];
  if (text === undefined || head === undefined) return upload.missing;
  const bytes = Buffer.from(text.slice(head.length), "base64");
  return bytes.length > MOST_PERSONAL_BYTES ? upload.tooLarge : imageInMemory(bytes);
};

/** What a form refuses about a picture, in the words of this upload. */
const worded = (refusal: NaqshRejection, { missing, tooLarge }: PersonalUpload): NaqshRejection => {
  if (refusal.code === "IMAGE_MISSING") return missing;
  return refusal.code === "IMAGE_TOO_LARGE" ? tooLarge : refusal;
};

/** Reads a file about oneself from a form, or from JSON with a data URL; the handler finds it as `input`. */
export const personalUpload = ({ config, ids, clock }: CommandDeps, upload: PersonalUpload): EdgeMiddleware => {
  const where = { folder: config.uploadFolder ?? join(tmpdir(), "naqsh-uploads"), ids };
  const readForm = pictureForm(where, { field: upload.field, mostBytes: MOST_PERSONAL_BYTES });
  return async (context, next) => {
    const read: ReadForm | NaqshRejection | null = isForm(context)
      ? await readForm(context)
      : await readJson(context, clock, MOST_JSON_BYTES);
    if (read === null) return;
    if ("code" in read) return refuse(context, worded(read, upload));
    context.state.receivedAt = instantFromMs(clock.now());
    try {
      const file = fileOf(context, read, upload);
      if ("code" in file) return refuse(context, file);
      context.state.input = file;
      await next();
    } finally {
      if (read.image) await removeSpooled(read.image);
    }
  };
};
