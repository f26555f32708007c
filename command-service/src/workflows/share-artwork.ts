import type { ShareWay } from "@naqsh/shared/engagement";
import { USUAL_URL, type CommandDeps } from "../commands/command-deps";
import { engagementDecider } from "../engagement/engagement.decider";
import type { CommandContext, CommandResult } from "../handler/command";
import { isOnShow } from "../artwork/artwork.state";

type Asked = { artworkId: string; way: ShareWay; context: CommandContext };

/** Counts that a work is shared, and answers with the address to share. */
export const shareArtwork = async (deps: CommandDeps, { artworkId, way, context }: Asked): Promise<CommandResult> => {
  const artwork = await deps.facts.artwork(artworkId);
  const answer = () => ({ shareUrl: new URL(`/artwork/${artworkId}`, deps.config.publicUrl ?? USUAL_URL).href });
  const target = { decider: engagementDecider, streamId: artworkId, context, answer };
  // A refusal also goes through the handler, so that a repeated request gets its first answer.
  if (!isOnShow(artwork)) return deps.handleCommand({ ...target, command: null, refusal: { code: "ARTWORK_UNKNOWN" } });
  const data = { artworkId, artistId: artwork.artistId, way };
  return deps.handleCommand({ ...target, command: { type: "ShareArtwork", data } });
};
