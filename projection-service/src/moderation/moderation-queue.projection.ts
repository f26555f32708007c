import { SENDING_TO_REVIEW, sendsToReview } from "@naqsh/shared/artwork";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** How many works wait for review, as administrators see it change; which they are, the works' own index tells by pages. */
export type ModerationQueue = { pending: number; sequence: number };

export const QUEUE_KEY = "queue";

const HANDLED = [...SENDING_TO_REVIEW, "ArtworkApproved", "ArtworkRejected", "ArtworkWithdrawn"] as const;
type Event = EventsOf<typeof HANDLED>;

/** True for an event after which its work waits no more, and did before it. */
const endsWaiting = ({ type, data }: Event): boolean =>
  type === "ArtworkApproved" || type === "ArtworkRejected" || (type === "ArtworkWithdrawn" && data.wasPending);

export const moderationQueueProjection: Projection<ModerationQueue, Event> = {
  name: "moderation-queue",
  version: 4,
  indexes: {},
  handles: HANDLED,
  keysOf: (event) => (sendsToReview(event) || endsWaiting(event) ? [QUEUE_KEY] : []),
  evolve: (before, event) => {
    const { pending, sequence } = before ?? { pending: 0, sequence: 0 };
    // A work is sent to review only while it does not wait, and decided about only while it does.
    return { pending: pending + (sendsToReview(event) ? 1 : -1), sequence: sequence + 1 };
  },
};
