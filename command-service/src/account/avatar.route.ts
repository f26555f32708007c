import { AvatarBody, avatarFileOf, avatarUrlOf, type profileWrites } from "@naqsh/shared/account";
import { sealBytes } from "@naqsh/shared/platform/event-codec/sealed-bytes";
import { checkedInput } from "@naqsh/shared/platform/http/checked-input";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { SentImage } from "../pictures/spooled-image";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { createdIdOf } from "../commands/command-ids";
import { answerWith, refuse } from "../http/answers";
import type { EdgeMiddleware } from "../http/edge-context";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { avatarFrom } from "./avatar-image";
import { MOST_PERSONAL_BYTES, personalUpload } from "./personal-upload";

/** Reads a picture from a form, or from JSON with a data URL; the handler finds it as `input`. */
export const avatarUpload = (deps: CommandDeps): EdgeMiddleware =>
  personalUpload(deps, {
    field: "profileImage",
    dataUrl: /^data:image\/[a-z+.-]{1,20};base64,/i,
    dataUrlIn: (value, context) => {
      const checked = checkedInput(AvatarBody, value, readerLanguage(context.headers["accept-language"]));
      return checked.ok ? checked.input.profileImage : checked.rejection;
    },
    missing: { code: "IMAGE_MISSING" },
    tooLarge: { code: "IMAGE_TOO_LARGE", limitBytes: MOST_PERSONAL_BYTES },
  });

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
    const unfit = await sealedAvatar(deps, image, { userId, avatarId });
    if (unfit) return refuse(context, unfit);
    const result = await deps.handleCommand({
      ...target,
      command: { type: "ChooseAvatar", data: { userId, avatarId } },
    });
    answerWith(context, result);
  };
