import { tmpdir } from "node:os";
import { join } from "node:path";
import { AvatarBody, avatarFileOf, avatarUrlOf, type profileWrites } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { imageInMemory, removeSpooled, type SentImage } from "../pictures/spooled-image";
import { contextOf } from "../command-context";
import type { CommandDeps } from "../command-deps";
import { createdIdOf } from "../command-ids";
import { mayChangeOneself } from "../facts";
import { answerWith, refuse } from "../http/answers";
import type { EdgeContext, EdgeMiddleware } from "../http/edge-context";
import { readJson } from "../http/input";
import { isForm, pictureForm, type ReadForm } from "../http/picture-form";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { avatarFrom } from "./avatar-image";

const MEGABYTE = 1024 * 1024;
/** The largest picture of a person (docs/rules.md#works). */
const MOST_BYTES = 5 * MEGABYTE;
/** The same in the letters of a data URL. */
const MOST_JSON_BYTES = 7 * MEGABYTE;

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/i;

const imageOf = (context: EdgeContext, { value, image }: ReadForm): SentImage | NaqshRejection => {
  if (image) return image;
  const checked = checkedInput(AvatarBody, value, readerLanguage(context.headers["accept-language"]));
  if (!checked.ok) return checked.rejection;
  const head = DATA_URL.exec(checked.input.profileImage?.slice(0, 64) ?? "")?.[0];
  if (head === undefined) return { code: "IMAGE_MISSING" };
  const bytes = Buffer.from((checked.input.profileImage ?? "").slice(head.length), "base64");
  return bytes.length > MOST_BYTES ? { code: "IMAGE_TOO_LARGE", limitBytes: MOST_BYTES } : imageInMemory(bytes);
};

/** Reads a picture from a form, or from JSON with a data URL; the handler finds it as `input`. */
export const avatarUpload = ({ config, ids, clock }: CommandDeps): EdgeMiddleware => {
  const where = { folder: config.uploadFolder ?? join(tmpdir(), "naqsh-uploads"), ids };
  const readForm = pictureForm(where, { field: "profileImage", mostBytes: MOST_BYTES });
  return async (context, next) => {
    const read: ReadForm | NaqshRejection | null = isForm(context)
      ? await readForm(context)
      : await readJson(context, clock, MOST_JSON_BYTES);
    if (read === null) return;
    if ("code" in read) return refuse(context, read);
    context.state.receivedAt = instantFromMs(clock.now());
    try {
      const image = imageOf(context, read);
      if ("code" in image) return refuse(context, image);
      context.state.input = image;
      await next();
    } finally {
      if (read.image) await removeSpooled(read.image);
    }
  };
};

const sealedAvatar = async (
  deps: CommandDeps,
  image: SentImage,
  { userId, avatarId }: { userId: string; avatarId: string },
): Promise<NaqshRejection | null> => {
  const picture = await deps.images.pass(async () => avatarFrom(await image.read()));
  if (picture === null) return { code: "TOO_MANY_REQUESTS", retryAfterMs: 2000 };
  if ("code" in picture) return picture;
  const file = avatarFileOf(avatarId);
  await deps.files.put(file, sealBytes(await deps.keys.obtain(userId), picture, file));
  return null;
};

/** Takes a picture of the person: sealed with their key and durable before the event that names it. */
export const chooseAvatar =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof profileWrites.chooseAvatar>): Promise<void> => {
    const image = context.state.input as SentImage;
    const command = await contextOf(context, deps, { image: image.sha256 });
    const avatarId = createdIdOf(userId, command.commandId, "avatar");
    const answer = (): object => ({ imageUrl: avatarUrlOf(userId, avatarId) });
    const target = { decider: accountDecider, streamId: userId, context: command, answer };
    const earlier = await deps.firstAnswer(target);
    if (earlier) return answerWith(context, earlier);
    const forbidden = mayChangeOneself(await deps.facts.account(userId));
    if (forbidden)
      return answerWith(context, await deps.handleCommand({ ...target, command: null, refusal: forbidden }));
    const unfit = await sealedAvatar(deps, image, { userId, avatarId });
    if (unfit) return refuse(context, unfit);
    const result = await deps.handleCommand({
      ...target,
      command: { type: "ChooseAvatar", data: { userId, avatarId } },
    });
    answerWith(context, result);
  };
