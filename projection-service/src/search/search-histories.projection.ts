import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { EventsOf } from "@naqsh/shared/registry";
import { cutTo } from "../http/list-page";

/** A person's own searches, the newest first, still sealed. */
export type SearchHistoryDocument = { entries: readonly { entryId: string; query: PersonalText }[] };

const HANDLED = ["SearchRemembered", "SearchesForgotten", "AccountErased"] as const;

/** Ten are shown; the same words may be among them several times. */
const MOST_KEPT = 50;

export const searchHistoriesProjection: Projection<SearchHistoryDocument, EventsOf<typeof HANDLED>> = {
  name: "search-histories",
  version: 1,
  indexes: {},
  handles: HANDLED,
  keysOf: ({ data }) => [data.userId],
  evolve: (before, { type, data }) => {
    const entries = before?.entries ?? [];
    switch (type) {
      case "SearchRemembered":
        return {
          entries: [{ entryId: data.entryId, query: data.query }, ...entries].slice(
            0,
            cutTo(MOST_KEPT, "a memory of the last searches, never shown whole"),
          ),
        };
      case "SearchesForgotten": {
        const { entryIds } = data;
        return entryIds === null ? null : { entries: entries.filter(({ entryId }) => !entryIds.includes(entryId)) };
      }
      case "AccountErased":
        return null;
    }
  },
};
