import type { RejectionReason } from "@naqsh/shared/artwork";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";
import { cutTo } from "../http/list-page";

export type PastReview = {
  artworkId: string;
  at: Instant;
  /** Null for an approval. */
  rejection: { reason: RejectionReason; note: PersonalText } | null;
};

/** How an artist's works fared with reviewers. */
export type ArtistReviews = {
  approved: number;
  rejected: Partial<Record<RejectionReason, number>>;
  /** The newest first. */
  latest: PastReview[];
};

const MOST_LISTED = 10;

const HANDLED = ["ArtworkApproved", "ArtworkRejected"] as const;
type Event = EventsOf<typeof HANDLED>;

export const artistReviewsProjection: Projection<ArtistReviews, Event> = {
  name: "artist-reviews",
  version: 1,
  indexes: {},
  handles: HANDLED,
  keysOf: ({ data }) => [data.artistId],
  evolve: (before, { type, data, recordedAt }) => {
    const { approved, rejected, latest } = before ?? { approved: 0, rejected: {}, latest: [] };
    const rejection = type === "ArtworkRejected" ? { reason: data.reason, note: data.note } : null;
    const listed = [{ artworkId: data.artworkId, at: recordedAt, rejection }, ...latest].slice(
      0,
      cutTo(MOST_LISTED, "its counts are kept beside it"),
    );
    if (rejection === null) return { approved: approved + 1, rejected, latest: listed };
    const { reason } = rejection;
    return { approved, rejected: { ...rejected, [reason]: (rejected[reason] ?? 0) + 1 }, latest: listed };
  },
};
