import { popularityOf, viewsOf, worksViewed, type WorkInterest } from "@naqsh/shared/engagement";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";

/** How often a work was looked at, liked and passed on, and how popular that makes it. */
export type WorkViews = WorkInterest & {
  artworkId: string;
  artistId: string;
  popularity: number;
  /** Rises with each change. */
  sequence: number;
};

const HANDLED = [
  "ArtworkApproved",
  "ArtworkViewed",
  "ArtworksViewed",
  "ArtworkShared",
  "ArtworkLiked",
  "ArtworkUnliked",
  "MarksForgotten",
] as const;
type Event = EventsOf<typeof HANDLED>;

const NOTHING: WorkInterest = { views: 0, likes: 0, shares: 0 };

const interestAfter = (before: WorkInterest, event: Event, artworkId: string): WorkInterest => {
  switch (event.type) {
    case "ArtworkApproved":
      return before;
    case "ArtworkViewed":
    case "ArtworksViewed":
      return { ...before, views: before.views + viewsOf(artworkId, event).length };
    case "ArtworkShared":
      return { ...before, shares: before.shares + 1 };
    case "ArtworkLiked":
      return { ...before, likes: before.likes + 1 };
    case "ArtworkUnliked":
    case "MarksForgotten":
      return { ...before, likes: before.likes - 1 };
  }
};

const worksIn = (event: Event): readonly string[] => {
  if (event.type === "MarksForgotten") return event.data.likedArtworkIds;
  return event.type === "ArtworksViewed" ? worksViewed(event) : [event.data.artworkId];
};

const artistIn = (event: Event, artworkId: string): string | undefined => {
  if (event.type === "MarksForgotten") return undefined;
  return event.type === "ArtworksViewed" ? viewsOf(artworkId, event)[0]?.artistId : event.data.artistId;
};

/**
 * The counts on cards and pages, by work, and the order `popular`: apart from the work itself, so that a look writes a few numbers. A
 * work that nobody looked at yet is in it from when it is shown.
 */
export const workViewsProjection: Projection<WorkViews, Event> = {
  name: "work-views",
  version: 4,
  indexes: { byPopularity: ["popularity"] },
  handles: HANDLED,
  keysOf: worksIn,
  evolve: (before, event, artworkId) => {
    const { views, likes, shares } = interestAfter(before ?? NOTHING, event, artworkId);
    const interest = { views, likes, shares };
    return {
      artworkId,
      artistId: artistIn(event, artworkId) ?? before?.artistId ?? "",
      ...interest,
      popularity: popularityOf(interest),
      sequence: (before?.sequence ?? 0) + 1,
    };
  },
};
