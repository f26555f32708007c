import type { ViewSource } from "@naqsh/shared/engagement";
import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../commands/command-deps";
import { done } from "../commands/system-commands";
import { artistEngagementDecider, engagementDecider } from "../engagement/engagement.decider";
import type { Viewer } from "../engagement/view-guard";
import type { CommandContext, CommandResult } from "../handler/command";
import { isOnShow } from "../artwork/artwork.state";

type Looked = { viewer: Viewer; viewerId: string | null; source: ViewSource; context: CommandContext };
/** Whether it was counted; a rejection if there is nothing to look at. */
type Outcome = { counted: boolean } | NaqshRejection;

/** Nobody waits for the log: a look that cannot be recorded is taken back, and counts the next time. */
const inBackground = (deps: CommandDeps, viewer: Viewer, subject: string, recorded: Promise<CommandResult>): void => {
  const failed = async (error: unknown): Promise<void> => {
    deps.logger.warn({ err: error }, "A view was not recorded");
    await deps.viewGuard.giveBack(viewer, subject);
  };
  void recorded
    .then((result) => (result.status === "accepted" ? undefined : failed(result.rejection)))
    .catch(failed)
    .catch(() => undefined);
};

/** Counts a look at a work that everyone may see; not its artist's own. */
export const recordArtworkView = async (
  deps: CommandDeps,
  { artworkId, viewer, viewerId, source, context }: Looked & { artworkId: string },
): Promise<Outcome> => {
  const artwork = await deps.facts.artwork(artworkId);
  if (!isOnShow(artwork)) return { code: "ARTWORK_UNKNOWN" };
  const { artistId } = artwork;
  const subject = `artwork/${artworkId}`;
  if (viewerId === artistId || !(await deps.viewGuard.counts(viewer, subject))) return { counted: false };
  const command = { type: "RecordArtworkView", data: { artworkId, artistId, source, viewerId } } as const;
  const recorded = deps.handleCommand({
    decider: engagementDecider,
    streamId: artworkId,
    command,
    context,
    answer: done,
  });
  inBackground(deps, viewer, subject, recorded);
  return { counted: true };
};

/** Counts a look at an artist's page; not their own. */
export const recordArtistPageView = async (
  deps: CommandDeps,
  { artistId, viewer, viewerId, source, context }: Looked & { artistId: string },
): Promise<Outcome> => {
  if ((await deps.facts.account(artistId))?.role !== "artist") return { code: "ARTIST_UNKNOWN" };
  const subject = `artist/${artistId}`;
  if (viewerId === artistId || !(await deps.viewGuard.counts(viewer, subject))) return { counted: false };
  const command = { type: "RecordArtistPageView", data: { artistId, source, viewerId } } as const;
  const recorded = deps.handleCommand({
    decider: artistEngagementDecider,
    streamId: artistId,
    command,
    context,
    answer: done,
  });
  inBackground(deps, viewer, subject, recorded);
  return { counted: true };
};
