import type { ArtworkEvent } from "@naqsh/shared/artwork";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** How many works wait for review, as administrators see it change; which they are, the works' own index tells by pages. */
export type ModerationQueue = { pending: number; sequence: number };

export const QUEUE_KEY = "queue";

type Counted = Extract<
  ArtworkEvent,
  { type: "ArtworkSubmitted" | "ArtworkRevised" | "ArtworkApproved" | "ArtworkRejected" | "ArtworkWithdrawn" }
>;

export const moderationQueueProjection: Projection<ModerationQueue, Counted> = {
  name: "moderation-queue",
  version: 3,
  indexes: {},
  handles: ["ArtworkSubmitted", "ArtworkRevised", "ArtworkApproved", "ArtworkRejected", "ArtworkWithdrawn"],
  keysOf: ({ type, data }) => {
    const isAside =
      (type === "ArtworkRevised" && !data.sentToReview) || (type === "ArtworkWithdrawn" && !data.wasPending);
    return isAside ? [] : [QUEUE_KEY];
  },
  evolve: (before, { type }) => {
    const { pending, sequence } = before ?? { pending: 0, sequence: 0 };
    // A work is sent to review only while it does not wait, and decided about only while it does.
    const isSent = type === "ArtworkSubmitted" || type === "ArtworkRevised";
    return { pending: pending + (isSent ? 1 : -1), sequence: sequence + 1 };
  },
};
