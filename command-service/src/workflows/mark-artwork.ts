import type {
  AddToWishlist,
  CollectorCommand,
  CollectorEvent,
  CollectorRejection,
  LikeArtwork,
} from "@naqsh/shared/collector";
import { isOnShow, type Artwork } from "../artwork/artwork.state";
import { collectorDecider } from "../collector/collector.decider";
import type { Collector } from "../collector/collector.state";
import type { CommandDeps } from "../commands/command-deps";
import { done } from "../commands/system-commands";
import type { CommandContext, CommandResult, CommandTarget } from "../handler/command";

type Asked = { collectorId: string; artworkId: string; context: CommandContext };
type Mark = (LikeArtwork | AddToWishlist)["type"];

const commandOf = (
  type: Mark,
  artwork: Artwork,
  { collectorId, artworkId }: Asked,
): LikeArtwork | AddToWishlist | null => {
  if (!isOnShow(artwork)) return null;
  const { artistId, isForSale, price } = artwork;
  const data = { collectorId, artworkId, artistId };
  if (type === "LikeArtwork") return { type, data };
  const hasPrice = isForSale && artwork.status !== "consigned" && artwork.status !== "sold";
  return { type, data: { ...data, price: hasPrice ? price : null } };
};

/** Likes a work, or puts it on a wishlist, by what its stream says of it; `answer`: what the caller hears. */
export const markArtwork = async (
  deps: CommandDeps,
  type: Mark,
  asked: Asked,
  answer: CommandTarget<Collector, CollectorCommand, CollectorEvent, CollectorRejection>["answer"] = done,
): Promise<CommandResult> => {
  const { collectorId, artworkId, context } = asked;
  const target = { decider: collectorDecider, streamId: collectorId, context, answer };
  const command = commandOf(type, await deps.facts.artwork(artworkId), asked);
  if (command === null) return deps.handleCommand({ ...target, command, refusal: { code: "ARTWORK_UNKNOWN" } });
  return deps.handleCommand({ ...target, command });
};

type Unmarking = Extract<
  CollectorCommand,
  { type: "UnfollowArtist" | "RemoveFromWishlist" | "UnlikeArtwork" | "WithdrawReminder" }
>;

/** Takes a mark back. */
export const takeMarkBack = (
  deps: CommandDeps,
  command: Unmarking,
  context: CommandContext,
  answer: () => object = done,
): Promise<CommandResult> =>
  deps.handleCommand({
    decider: collectorDecider,
    streamId: command.data.collectorId,
    command,
    context,
    answer,
  });
