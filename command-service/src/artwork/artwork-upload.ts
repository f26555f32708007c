import { ArtworkBody, MOST_PICTURE_BYTES, type ArtworkRejection } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { Clock } from "@naqsh/shared/platform/ports/clock";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { refuse } from "../http/answers";
import type { EdgeContext, EdgeMiddleware } from "../http/edge-context";
import { readJson } from "../http/input";
import { isForm, pictureForm, type ReadForm, type Spool } from "../http/picture-form";
import type { Facts } from "../workflows/facts";
import { imageInMemory, removeSpooled, type SentImage } from "../pictures/spooled-image";

/** The fields of a work, and its image if one was sent. */
export type ArtworkUpload = { body: ArtworkBody; image: SentImage | null };

const MEGABYTE = 1024 * 1024;
/** The largest picture as a data URL in JSON (docs/rules.md#works). */
const MOST_DATA_URL_BYTES = 2 * MEGABYTE;
const MOST_JSON_BYTES = MOST_DATA_URL_BYTES + 128 * 1024;

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/i;

const imageFrom = (imageUrl: string | undefined): SentImage | null | ArtworkRejection => {
  const head = DATA_URL.exec(imageUrl?.slice(0, 64) ?? "")?.[0];
  if (!imageUrl || !head) return null;
  if (imageUrl.length > MOST_DATA_URL_BYTES) return { code: "IMAGE_TOO_LARGE", limitBytes: MOST_DATA_URL_BYTES };
  return imageInMemory(Buffer.from(imageUrl.slice(head.length), "base64"));
};

type UploadDeps = { clock: Clock; facts: Pick<Facts, "settings"> };

/** Reads a work from a form with an image, as large as the settings allow, or from JSON with a data URL; the handler finds it by `uploadOf`. */
export const artworkUpload = ({ clock, facts }: UploadDeps, where: Spool): EdgeMiddleware => {
  const readForm = async (context: EdgeContext): Promise<ReadForm | NaqshRejection> => {
    const { largestImageBytes } = await facts.settings();
    const mostBytes = Math.min(largestImageBytes, MOST_PICTURE_BYTES);
    return pictureForm(where, { field: "image", mostBytes })(context);
  };

  const take: (context: EdgeContext, read: ReadForm, next: () => unknown) => unknown = (context, read, next) => {
    const checked = checkedInput(ArtworkBody, read.value, readerLanguage(context.headers["accept-language"]));
    if (!checked.ok) return refuse(context, checked.rejection);
    const image = read.image === undefined ? imageFrom(checked.input.imageUrl) : read.image;
    if (image !== null && "code" in image) return refuse(context, image);
    context.state.input = { body: checked.input, image } satisfies ArtworkUpload;
    return next();
  };

  return async (context, next) => {
    const read: ReadForm | NaqshRejection | null = isForm(context)
      ? await readForm(context)
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
