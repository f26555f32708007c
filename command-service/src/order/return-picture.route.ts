import type { ArtworkRejection } from "@naqsh/shared/artwork";
import { returnPictureFileOf, ReturnPictureBody, type fulfilmentWrites } from "@naqsh/shared/order";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import type { NaqshRejection } from "@naqsh/shared/registry";
import sharp from "sharp";
import type { CommandDeps } from "../commands/command-deps";
import { mayPay } from "../workflows/account-rights";
import { refuse, sendJson } from "../http/answers";
import type { EdgeMiddleware } from "../http/edge-context";
import type { Call } from "../http/route";
import { takenPicture } from "../http/taken-picture";
import { formatOf, MOST_PIXELS } from "../pictures/picture-format";
import type { SentImage } from "../pictures/spooled-image";
import { orderDecider } from "./order.decider";

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 10 * MEGABYTE;
/** On the long side: enough to see a scratch. */
const SIDE = 2_000;

export const returnPictureUpload = (deps: CommandDeps): EdgeMiddleware =>
  takenPicture(deps, {
    field: "image",
    schema: ReturnPictureBody,
    dataUrlOf: ({ image }) => image,
    mostBytes: MOST_BYTES,
  });

/** Written anew from its pixels: no place, name or device of what was sent is kept. */
const pictureFrom = async (upload: Buffer): Promise<Buffer | ArtworkRejection> => {
  if (formatOf(upload) === null) return { code: "IMAGE_UNREADABLE" };
  try {
    return await sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer();
  } catch {
    return { code: "IMAGE_UNREADABLE" };
  }
};

const forbiddenTo = async (userId: string, orderId: string, deps: CommandDeps): Promise<NaqshRejection | null> => {
  const missing = mayPay(await deps.facts.account(userId));
  if (missing) return missing;
  const order = await deps.readState(orderDecider, orderId);
  if (order.status === "unknown") return { code: "ORDER_UNKNOWN" };
  return order.order.buyerId === userId ? null : { code: "NOT_YOUR_ORDER" };
};

/** Keeps a picture for a return that is not asked yet, sealed with the buyer's key; the request names it. */
export const sendReturnPicture =
  (deps: CommandDeps) =>
  async ({ context, params, session }: Call<typeof fulfilmentWrites.sendReturnPicture>): Promise<void> => {
    const { userId } = session;
    const { id: orderId } = params;
    const forbidden = await forbiddenTo(userId, orderId, deps);
    if (forbidden) return refuse(context, forbidden);
    const image = context.state.input as SentImage;
    const picture = await deps.images.pass(async () => pictureFrom(await image.read()));
    if (picture === null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs: 2000 });
    if ("code" in picture) return refuse(context, picture);
    const pictureId = deps.ids.uuid();
    const file = returnPictureFileOf(orderId, pictureId);
    await deps.files.put(file, sealBytes(await deps.keys.obtain(userId), picture, file));
    sendJson(context, 201, JSON.stringify({ id: pictureId }));
  };
