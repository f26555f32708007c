import type { AccountErased } from "@naqsh/shared/account";
import type { ArtworkViewed } from "@naqsh/shared/engagement";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { DisplayPreferencesChanged } from "@naqsh/shared/preferences";
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

type Event = ArtworkViewed | DisplayPreferencesChanged | AccountErased;

const lookedAt = (before: Looks | null, viewerId: string, artworkId: string): Looks | null => {
  if (before?.isKept === false) return before;
  const others = before?.artworkIds.filter((id) => id !== artworkId) ?? [];
  return {
    viewerId,
    isKept: true,
    artworkIds: [artworkId, ...others].slice(0, cutTo(MOST_LOOKS, "a taste, never shown as a list")),
  };
};

/** For recommendations alone (docs/rules.md#recommendations); what visitors look at is kept by nobody's name. */
export const looksProjection: Projection<Looks, Event> = {
  name: "looks",
  version: 1,
  indexes: {},
  handles: ["ArtworkViewed", "DisplayPreferencesChanged", "AccountErased"],
  keysOf: ({ type, data }) => {
    if (type !== "ArtworkViewed") return [data.userId];
    return data.viewerId === null ? [] : [data.viewerId];
  },
  evolve: (before, { type, data }, viewerId) => {
    switch (type) {
      case "ArtworkViewed":
        return lookedAt(before, viewerId, data.artworkId);
      case "DisplayPreferencesChanged":
        if (data.changes.recommendations === undefined) return before;
        return { viewerId, isKept: data.changes.recommendations, artworkIds: [] };
      case "AccountErased":
        return null;
    }
  },
};
