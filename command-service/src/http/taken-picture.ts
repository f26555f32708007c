import { tmpdir } from "node:os";
import { join } from "node:path";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { $ZodType } from "zod/v4/core";
import type { CommandDeps } from "../commands/command-deps";
import { imageInMemory, removeSpooled, type SentImage } from "../pictures/spooled-image";
import { refuse } from "./answers";
import type { EdgeContext, EdgeMiddleware } from "./edge-context";
import { readJson } from "./input";
import { isForm, pictureForm, type ReadForm } from "./picture-form";

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/i;
/** How much longer the letters of a data URL are than its bytes. */
const LETTERS_TO_BYTES = 1.4;

export type PictureInput<Schema extends $ZodType> = {
  /** Of the form. */
  field: string;
  /** Of the JSON, in which the picture may stand as a data URL. */
  schema: Schema;
  dataUrlOf: (input: Schema["_zod"]["output"]) => string | undefined;
  mostBytes: number;
};

const imageOf = <Schema extends $ZodType>(
  context: EdgeContext,
  { value, image }: ReadForm,
  { schema, dataUrlOf, mostBytes }: PictureInput<Schema>,
): SentImage | NaqshRejection => {
  if (image) return image;
  const checked = checkedInput(schema, value, readerLanguage(context.headers["accept-language"]));
  if (!checked.ok) return checked.rejection;
  const url = dataUrlOf(checked.input) ?? "";
  const head = DATA_URL.exec(url.slice(0, 64))?.[0];
  if (head === undefined) return { code: "IMAGE_MISSING" };
  const bytes = Buffer.from(url.slice(head.length), "base64");
  return bytes.length > mostBytes ? { code: "IMAGE_TOO_LARGE", limitBytes: mostBytes } : imageInMemory(bytes);
};

/** Reads one picture from a form, or from JSON with a data URL; the handler finds it as `context.state.input`. */
export const takenPicture = <Schema extends $ZodType>(
  { config, ids, clock }: CommandDeps,
  taken: PictureInput<Schema>,
): EdgeMiddleware => {
  const where = { folder: config.uploadFolder ?? join(tmpdir(), "naqsh-uploads"), ids };
  const readForm = pictureForm(where, { field: taken.field, mostBytes: taken.mostBytes });
  return async (context, next) => {
    const read: ReadForm | NaqshRejection | null = isForm(context)
      ? await readForm(context)
      : await readJson(context, clock, taken.mostBytes * LETTERS_TO_BYTES);
    if (read === null) return;
    if ("code" in read) return refuse(context, read);
    context.state.receivedAt = instantFromMs(clock.now());
    try {
      const image = imageOf(context, read, taken);
      if ("code" in image) return refuse(context, image);
      context.state.input = image;
      await next();
    } finally {
      if (read.image) await removeSpooled(read.image);
    }
  };
};
