import type { ArtworkLiked, ArtworkUnliked, MarksForgotten } from "@naqsh/shared/collector";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** How many people like a work now. */
export type WorkLikes = { artworkId: string; likes: number };

/** The count on cards and pages, by work: apart from the work itself, so that a like writes no more than a number. */
export const workLikesProjection: Projection<WorkLikes, ArtworkLiked | ArtworkUnliked | MarksForgotten> = {
  name: "work-likes",
  version: 1,
  indexes: { byLikes: ["likes"] },
  handles: ["ArtworkLiked", "ArtworkUnliked", "MarksForgotten"],
  keysOf: ({ type, data }) => (type === "MarksForgotten" ? data.likedArtworkIds : [data.artworkId]),
  evolve: (before, { type }, artworkId) => {
    const likes = (before?.likes ?? 0) + (type === "ArtworkLiked" ? 1 : -1);
    return { artworkId, likes };
  },
};
