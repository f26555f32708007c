import { LOOK_SIDE, MOST_PICTURE_BYTES, pictureLook } from "@naqsh/shared/artwork";
import type { ArtworkRejection, PictureLook } from "@naqsh/shared/artwork";
import { SearchPictureBody, type LookedAtPicture, type searchWrites } from "@naqsh/shared/search";
import sharp from "sharp";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import type { EdgeMiddleware } from "../http/edge-context";
import type { Call } from "../http/route";
import { takenPicture } from "../http/taken-picture";
import { formatOf, MOST_PIXELS } from "../pictures/picture-format";
import type { SentImage } from "../pictures/spooled-image";

export const soughtPicture = (deps: CommandDeps): EdgeMiddleware =>
  takenPicture(deps, {
    field: "image",
    schema: SearchPictureBody,
    dataUrlOf: ({ image }) => image,
    mostBytes: MOST_PICTURE_BYTES,
  });

/** The same as is taken of a work's picture after its upload. */
const lookFrom = async (sent: Buffer): Promise<{ look: PictureLook } | ArtworkRejection> => {
  if (formatOf(sent) === null) return { code: "IMAGE_UNREADABLE" };
  try {
    const pixels = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize(LOOK_SIDE, LOOK_SIDE, { fit: "fill" })
      .toColourspace("srgb")
      .raw()
      .toBuffer();
    return { look: pictureLook(pixels) };
  } catch {
    return { code: "IMAGE_UNREADABLE" };
  }
};

/** Answers what a picture looks like, to search with. The picture is gone with the request; nobody is told whose it was. */
export const lookAtPicture =
  (deps: CommandDeps) =>
  async ({ context }: Call<typeof searchWrites.lookAtPicture>): Promise<void> => {
    const image = context.state.input as SentImage;
    const seen = await deps.images.pass(async () => lookFrom(await image.read()));
    if (seen === null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs: 2000 });
    if ("code" in seen) return refuse(context, seen);
    const answer: LookedAtPicture = seen;
    answerJson(context, answer);
  };
