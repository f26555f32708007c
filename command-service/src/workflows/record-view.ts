import type { ViewSource } from "@naqsh/shared/engagement";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../commands/command-deps";
import { done } from "../commands/system-commands";
import { artistEngagementDecider } from "../engagement/engagement.decider";
import type { Viewer } from "../engagement/view-guard";
import { askUntilHeard } from "../handler/ask-until-heard";
import type { CommandContext } from "../handler/command";
import { isOnShow } from "../artwork/artwork.state";

type Looked = { viewer: Viewer; viewerId: string | null; source: ViewSource };
/** Whether it was counted; a rejection if there is nothing to look at, or it could not be recorded. */
type Outcome = { counted: boolean } | NaqshRejection;

/** Answers once the look is in the log; one that could not be recorded is taken back, and counts the next time. */
const recorded = async (
  { viewGuard }: Pick<CommandDeps, "viewGuard">,
  { viewer, subject }: { viewer: Viewer; subject: string },
  record: () => Promise<NaqshRejection | null>,
): Promise<Outcome> => {
  try {
    const refusal = await record();
    if (refusal === null) return { counted: true };
    await viewGuard.giveBack(viewer, subject);
    return refusal;
  } catch (error) {
    await viewGuard.giveBack(viewer, subject);
    throw error;
  }
};

/** Counts a look at a work that everyone may see; not its artist's own. */
export const recordArtworkView = async (
  deps: CommandDeps,
  { artworkId, viewer, viewerId, source }: Looked & { artworkId: string },
): Promise<Outcome> => {
  const artwork = await deps.facts.artwork(artworkId);
  if (!isOnShow(artwork)) return { code: "ARTWORK_UNKNOWN" };
  const { artistId } = artwork;
  const subject = `artwork/${artworkId}`;
  if (viewerId === artistId || !(await deps.viewGuard.counts(viewer, subject))) return { counted: false };
  const view = { artworkId, artistId, source, viewerId };
  return recorded(deps, { viewer, subject }, () => deps.viewRecorder.record(view));
};

/** Counts a look at an artist's page; not their own. */
export const recordArtistPageView = async (
  deps: CommandDeps,
  { artistId, viewer, viewerId, source, context }: Looked & { artistId: string; context: CommandContext },
): Promise<Outcome> => {
  if ((await deps.facts.account(artistId))?.role !== "artist") return { code: "ARTIST_UNKNOWN" };
  const subject = `artist/${artistId}`;
  if (viewerId === artistId || !(await deps.viewGuard.counts(viewer, subject))) return { counted: false };
  const command = { type: "RecordArtistPageView", data: { artistId, source, viewerId } } as const;
  const asked = { decider: artistEngagementDecider, streamId: artistId, command, context, answer: done };
  return recorded(deps, { viewer, subject }, async () => {
    const result = await askUntilHeard(() => deps.handleCommand(asked));
    return result.status === "accepted" ? null : result.rejection;
  });
};
