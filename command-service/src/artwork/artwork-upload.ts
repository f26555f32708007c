import type { ZodMiniType } from "zod/mini";
import { MOST_PICTURE_BYTES, type ArtworkBody, type ArtworkRejection } from "@naqsh/shared/artwork";
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

/** The fields of what a picture belongs to, and the picture if one was sent. */
export type Upload<Body> = { body: Body; image: SentImage | null };
export type ArtworkUpload = Upload<ArtworkBody>;

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
type BodyWithImage = ZodMiniType<{ imageUrl?: string | undefined }>;

/** Reads fields from a form with an image, as large as the settings allow, or from JSON with a data URL; the handler finds them by `uploadOf`. */
export const artworkUpload = ({ clock, facts }: UploadDeps, where: Spool, body: BodyWithImage): EdgeMiddleware => {
  const readForm = async (context: EdgeContext): Promise<ReadForm | NaqshRejection> => {
    const { largestImageBytes } = await facts.settings();
    const mostBytes = Math.min(largestImageBytes, MOST_PICTURE_BYTES);
    return pictureForm(where, { field: "image", mostBytes })(context);
  };

  const take: (context: EdgeContext, read: ReadForm, next: () => unknown) => unknown = (context, read, next) => {
    const checked = checkedInput(body, read.value, readerLanguage(context.headers["accept-language"]));
    if (!checked.ok) return refuse(context, checked.rejection);
    const image = read.image === undefined ? imageFrom(checked.input.imageUrl) : read.image;
    if (image !== null && "code" in image) return refuse(context, image);
    context.state.input = { body: checked.input, image } satisfies Upload<object>;
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

export const uploadOf = <Body>(context: EdgeContext): Upload<Body> => context.state.input as Upload<Body>;
