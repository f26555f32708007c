import { viewsIn, type ArtworksViewed, type ArtworkViewed } from "@naqsh/shared/engagement";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";
import { cutTo } from "../http/list-page";

/** Older looks say little of somebody. */
const MOST_LOOKS = 30;

/** What somebody who is signed in looked at of late, the newest first, each work once. */
export type Looks = {
  viewerId: string;
  /** False while they want no recommendations: nothing is kept of what they look at then. */
  isKept: boolean;
  artworkIds: readonly string[];
};

const HANDLED = ["ArtworkViewed", "ArtworksViewed", "DisplayPreferencesChanged", "AccountErased"] as const;
type Event = EventsOf<typeof HANDLED>;

const lookedAt = (before: Looks | null, viewerId: string, artworkId: string): Looks | null => {
  if (before?.isKept === false) return before;
  const others = before?.artworkIds.filter((id) => id !== artworkId) ?? [];
  return {
    viewerId,
    isKept: true,
    artworkIds: [artworkId, ...others].slice(0, cutTo(MOST_LOOKS, "a taste, never shown as a list")),
  };
};

/** Who was signed in among those who looked, each once. */
const viewersIn = (event: ArtworkViewed | ArtworksViewed): string[] => [
  ...new Set(viewsIn(event).flatMap(({ viewerId }) => viewerId ?? [])),
];

/** For recommendations alone (docs/rules.md#recommendations); what visitors look at is kept by nobody's name. */
export const looksProjection: Projection<Looks, Event> = {
  name: "looks",
  version: 2,
  indexes: {},
  handles: HANDLED,
  keysOf: (event) =>
    event.type === "ArtworkViewed" || event.type === "ArtworksViewed" ? viewersIn(event) : [event.data.userId],
  evolve: (before, event, viewerId) => {
    switch (event.type) {
      case "ArtworkViewed":
      case "ArtworksViewed":
        return viewsIn(event)
          .filter((view) => view.viewerId === viewerId)
          .reduce<Looks | null>((looks, { artworkId }) => lookedAt(looks, viewerId, artworkId), before);
      case "DisplayPreferencesChanged":
        if (event.data.changes.recommendations === undefined) return before;
        return { viewerId, isKept: event.data.changes.recommendations, artworkIds: [] };
      case "AccountErased":
        return null;
    }
  },
};
