import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** How many people like a work now. */
export type WorkLikes = { artworkId: string; likes: number };

const HANDLED = ["ArtworkLiked", "ArtworkUnliked", "MarksForgotten"] as const;

/** The count on cards and pages, by work: apart from the work itself, so that a like writes no more than a number. */
export const workLikesProjection: Projection<WorkLikes, EventsOf<typeof HANDLED>> = {
  name: "work-likes",
  version: 1,
  indexes: { byLikes: ["likes"] },
  handles: HANDLED,
  keysOf: ({ type, data }) => (type === "MarksForgotten" ? data.likedArtworkIds : [data.artworkId]),
  evolve: (before, { type }, artworkId) => {
    const likes = (before?.likes ?? 0) + (type === "ArtworkLiked" ? 1 : -1);
    return { artworkId, likes };
  },
};
