import { tmpdir } from "node:os";
import { join } from "node:path";
import { AddWorkDocumentBody, MOST_WORK_DOCUMENT_BYTES } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../commands/command-deps";
import { refuse } from "../http/answers";
import type { EdgeContext, EdgeMiddleware } from "../http/edge-context";
import { readJson } from "../http/input";
import { isForm, pictureForm, type ReadForm } from "../http/picture-form";
import { imageInMemory, removeSpooled, type SentImage } from "../pictures/spooled-image";

/** What was said of a document, and its file. */
export type SentDocument = { body: AddWorkDocumentBody; file: SentImage };

const DATA_URL = /^data:(image\/[a-z+.-]{1,20}|application\/pdf);base64,/i;
/** How much longer the letters of a data URL are than its bytes. */
const LETTERS_TO_BYTES = 1.4;
const MISSING = { code: "WORK_DOCUMENT_MISSING" } as const;
const TOO_LARGE = { code: "DOCUMENT_TOO_LARGE", limitBytes: MOST_WORK_DOCUMENT_BYTES } as const;

/** What a form refuses about a picture, in the words of documents. */
const worded = (refusal: NaqshRejection): NaqshRejection => {
  if (refusal.code === "IMAGE_MISSING") return MISSING;
  return refusal.code === "IMAGE_TOO_LARGE" ? TOO_LARGE : refusal;
};

const fileFrom = (dataUrl = ""): SentImage | NaqshRejection => {
  const head = DATA_URL.exec(dataUrl.slice(0, 64))?.[0];
  if (head === undefined) return MISSING;
  const bytes = Buffer.from(dataUrl.slice(head.length), "base64");
  return bytes.length > MOST_WORK_DOCUMENT_BYTES ? TOO_LARGE : imageInMemory(bytes);
};

const sentIn = (context: EdgeContext, { value, image }: ReadForm): SentDocument | NaqshRejection => {
  const checked = checkedInput(AddWorkDocumentBody, value, readerLanguage(context.headers["accept-language"]));
  if (!checked.ok) return checked.rejection;
  const file = image ?? fileFrom(checked.input.document);
  return "code" in file ? file : { body: checked.input, file };
};

/** Reads a document of a work from a form, or from JSON with a data URL; the handler finds it as `context.state.input`. */
export const workDocumentUpload = ({ config, ids, clock }: CommandDeps): EdgeMiddleware => {
  const where = { folder: config.uploadFolder ?? join(tmpdir(), "naqsh-uploads"), ids };
  const readForm = pictureForm(where, { field: "document", mostBytes: MOST_WORK_DOCUMENT_BYTES });
  return async (context, next) => {
    const read: ReadForm | NaqshRejection | null = isForm(context)
      ? await readForm(context)
      : await readJson(context, clock, MOST_WORK_DOCUMENT_BYTES * LETTERS_TO_BYTES);
    if (read === null) return;
    if ("code" in read) return refuse(context, worded(read));
    context.state.receivedAt = instantFromMs(clock.now());
    try {
      const sent = sentIn(context, read);
      if ("code" in sent) return refuse(context, sent);
      context.state.input = sent;
      await next();
    } finally {
      if (read.image) await removeSpooled(read.image);
    }
  };
};
