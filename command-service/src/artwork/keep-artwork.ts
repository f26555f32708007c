import type {
  ArtworkCommand,
  ArtworkDetails,
  ArtworkEvent,
  ArtworkRejection,
  UploadedImage,
} from "@naqsh/shared/artwork";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { rejected, type CommandContext, type CommandResult, type CommandTarget } from "../handler/command";
import type { CommandDeps } from "../commands/command-deps";
import { detailsFrom, linksFrom, saleFrom } from "./artwork-details";
import type { ArtworkUpload } from "./artwork-upload";
import { artworkDecider } from "./artwork.decider";
import type { Artwork } from "./artwork.state";
import { mayLink } from "./may-link";
import { mayRevise } from "./may-revise";
import type { SentImage } from "../pictures/spooled-image";
import { checkedImage } from "./uploaded-image";

type Content = { details: ArtworkDetails; price: Halalas | null; isForSale: boolean };

export type ArtworkTarget = CommandTarget<Artwork, ArtworkCommand, ArtworkEvent, ArtworkRejection>;

export const artworkTarget = (artworkId: string, context: CommandContext): ArtworkTarget => ({
  decider: artworkDecider,
  streamId: artworkId,
  context,
  answer: () => ({ id: artworkId }),
});

/** What an upload says, for the digest of its command: the image by its content. */
export const saidBy = ({ body, image }: ArtworkUpload): object => ({
  ...body,
  imageUrl: image?.sha256 ?? null,
});

/**
 * Checks whose work it is and its image, keeps the image, then gives the command. The image is durable before the event
 * that names it. Whoever may not change the work leaves none, since what is kept can be read by its name.
 */
export const keepArtwork = async (
  deps: CommandDeps,
  target: ArtworkTarget,
  { body, image }: ArtworkUpload,
  commandFrom: (content: Content) => ArtworkCommand,
): Promise<CommandResult> => {
  const earlier = await deps.firstAnswer(target);
  if (earlier) return earlier;
  const refusal = (await whyNot(deps, target)) ?? mayLink(linksFrom(body));
  if (refusal) return deps.handleCommand({ ...target, command: null, refusal });

  const kept = image ? await keepImage(deps, image) : await imageOfNow(deps, target.streamId);
  if ("code" in kept) return rejected(kept);
  const content = { details: detailsFrom(body, kept), ...saleFrom(body) };
  return deps.handleCommand({ ...target, command: commandFrom(content) });
};

const whyNot = async ({ facts }: CommandDeps, { streamId, context }: ArtworkTarget): Promise<NaqshRejection | null> => {
  const artwork = await facts.artwork(streamId);
  return artwork.status === "unknown" ? null : mayRevise(artwork, context.actorId);
};

/** Writes a picture anew from its pixels and keeps it by its content. */
export const keepImage = async (deps: CommandDeps, upload: SentImage): Promise<UploadedImage | NaqshRejection> => {
  const checked = await deps.images.pass(async () => checkedImage(await upload.read()));
  if (checked === null) return { code: "TOO_MANY_REQUESTS", retryAfterMs: 2000 };
  if ("code" in checked) return checked;
  await deps.files.put(checked.image.file, checked.bytes);
  return checked.image;
};

/** The image of a work stays if none is sent. */
const imageOfNow = async ({ facts }: CommandDeps, artworkId: string): Promise<UploadedImage | NaqshRejection> => {
  const artwork = await facts.artwork(artworkId);
  return artwork.status === "unknown" ? { code: "IMAGE_MISSING" } : artwork.details.image;
};
