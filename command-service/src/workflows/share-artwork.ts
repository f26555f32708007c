import { sharedAddressOf, type ShareWay } from "@naqsh/shared/engagement";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { isOnShow } from "../artwork/artwork.state";
import { USUAL_URL, type CommandDeps } from "../commands/command-deps";
import { done } from "../commands/system-commands";
import { engagementDecider } from "../engagement/engagement.decider";
import type { Viewer } from "../engagement/view-guard";
import { askUntilHeard } from "../handler/ask-until-heard";
import type { CommandContext } from "../handler/command";

/** `sharerId`: who is signed in; it decides what counts, and no event carries it. */
type Asked = { artworkId: string; way: ShareWay; viewer: Viewer; sharerId: string | null; context: CommandContext };

/**
 * Answers with the address to share, and counts that the work is shared: by each viewer once in half an hour by each way, by no
 * machine and not by its artist.
 */
export const shareArtwork = async (
  deps: CommandDeps,
  { artworkId, way, viewer, sharerId, context }: Asked,
): Promise<{ shareUrl: string } | NaqshRejection> => {
  const artwork = await deps.facts.artwork(artworkId);
  if (!isOnShow(artwork)) return { code: "ARTWORK_UNKNOWN" };
  const shared = { shareUrl: sharedAddressOf(`/artwork/${artworkId}`, deps.config.publicUrl ?? USUAL_URL) };
  const { artistId } = artwork;
  const subject = `share/${artworkId}/${way}`;
  if (sharerId === artistId || !(await deps.viewGuard.counts(viewer, subject))) return shared;
  const command = { type: "ShareArtwork", data: { artworkId, artistId, way } } as const;
  const asked = { decider: engagementDecider, streamId: artworkId, command, context, answer: done };
  const recorded = await askUntilHeard(() => deps.handleCommand(asked));
  if (recorded.status === "accepted") return shared;
  await deps.viewGuard.giveBack(viewer, subject);
  return recorded.rejection;
};
