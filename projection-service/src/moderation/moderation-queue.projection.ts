import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** Which works wait for review, as administrators see it change. */
export type ModerationQueue = { pending: string[]; sequence: number };

export const QUEUE_KEY = "queue";

const without = (pending: readonly string[], artworkId: string): string[] => pending.filter((id) => id !== artworkId);

export const moderationQueueProjection: Projection<ModerationQueue, ArtworkEvent> = {
  name: "moderation-queue",
  version: 1,
  indexes: {},
  handles: ["ArtworkSubmitted", "ArtworkRevised", "ArtworkApproved", "ArtworkRejected"],
  keysOf: ({ type, data }) => (type === "ArtworkRevised" && !data.sentToReview ? [] : [QUEUE_KEY]),
  evolve: (before, { type, data }) => {
    const queue = before ?? { pending: [], sequence: 0 };
    const rest = without(queue.pending, data.artworkId);
    const waits = type === "ArtworkSubmitted" || type === "ArtworkRevised";
    return { pending: waits ? [...rest, data.artworkId] : rest, sequence: queue.sequence + 1 };
  },
};
