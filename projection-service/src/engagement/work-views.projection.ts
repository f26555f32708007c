import type { ArtworkApproved } from "@naqsh/shared/artwork";
import type { ArtworkLiked, ArtworkUnliked, MarksForgotten } from "@naqsh/shared/collector";
import { popularityOf, type EngagementEvent, type WorkInterest } from "@naqsh/shared/engagement";
import type { Projection } from "@naqsh/shared/kernel/projection";

/** How often a work was looked at, liked and passed on, and how popular that makes it. */
export type WorkViews = WorkInterest & {
  artworkId: string;
  artistId: string;
  popularity: number;
  /** Rises with each change. */
  sequence: number;
};

type Event = ArtworkApproved | EngagementEvent | ArtworkLiked | ArtworkUnliked | MarksForgotten;

const NOTHING: WorkInterest = { views: 0, likes: 0, shares: 0 };

const interestAfter = (before: WorkInterest, { type }: Event): WorkInterest => {
  switch (type) {
    case "ArtworkApproved":
      return before;
    case "ArtworkViewed":
      return { ...before, views: before.views + 1 };
    case "ArtworkShared":
      return { ...before, shares: before.shares + 1 };
    case "ArtworkLiked":
      return { ...before, likes: before.likes + 1 };
    case "ArtworkUnliked":
    case "MarksForgotten":
      return { ...before, likes: before.likes - 1 };
  }
};

/**
 * The counts on cards and pages, by work, and the order `popular`: apart from the work itself, so that a look writes a few numbers. A
 * work that nobody looked at yet is in it from when it is shown.
 */
export const workViewsProjection: Projection<WorkViews, Event> = {
  name: "work-views",
  version: 3,
  indexes: { byPopularity: ["popularity"] },
  handles: ["ArtworkApproved", "ArtworkViewed", "ArtworkShared", "ArtworkLiked", "ArtworkUnliked", "MarksForgotten"],
  keysOf: (event) => (event.type === "MarksForgotten" ? event.data.likedArtworkIds : [event.data.artworkId]),
  evolve: (before, event, artworkId) => {
    const { views, likes, shares } = interestAfter(before ?? NOTHING, event);
    const interest = { views, likes, shares };
    const artistId = event.type === "MarksForgotten" ? (before?.artistId ?? "") : event.data.artistId;
    return {
      artworkId,
      artistId,
      ...interest,
      popularity: popularityOf(interest),
      sequence: (before?.sequence ?? 0) + 1,
    };
  },
};
