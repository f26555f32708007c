import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { SearchPlace } from "@naqsh/shared/search";
import type { EventsOf } from "@naqsh/shared/registry";

/** Name and question stay sealed here. `toldUpTo`: its person knows of what came before; at first, of what was there as it was saved. */
export type SavedSearchEntry = {
  savedId: string;
  name: PersonalText;
  place: SearchPlace;
  question: PersonalText;
  savedAt: Instant;
  toldUpTo: Instant;
  toldOn: string | null;
};

export type SavedSearchesDocument = { userId: string; searches: SavedSearchEntry[] };

const HANDLED = ["SearchSaved", "SavedSearchRemoved", "SavedSearchTold", "AccountErased"] as const;

/** The searches that each person keeps, the newest first. */
export const savedSearchesProjection: Projection<SavedSearchesDocument, EventsOf<typeof HANDLED>> = {
  name: "saved-searches",
  version: 1,
  indexes: { byPerson: ["userId"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.userId],
  evolve: (before, { type, data, recordedAt }) => {
    const { userId } = data;
    const searches = before?.searches ?? [];
    switch (type) {
      case "SearchSaved": {
        const { savedId, name, place, question } = data;
        const saved = { savedId, name, place, question, savedAt: recordedAt, toldUpTo: recordedAt, toldOn: null };
        return { userId, searches: [saved, ...searches] };
      }
      case "SavedSearchRemoved": {
        const left = searches.filter(({ savedId }) => savedId !== data.savedId);
        return left.length === 0 ? null : { userId, searches: left };
      }
      case "SavedSearchTold": {
        const { savedId, upTo, day } = data;
        return {
          userId,
          searches: searches.map((one) => (one.savedId === savedId ? { ...one, toldUpTo: upTo, toldOn: day } : one)),
        };
      }
      case "AccountErased":
        return null;
      default:
        return unreachable(type);
    }
  },
};
