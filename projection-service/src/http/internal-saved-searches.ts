import { refuseAsked, type InternalRoute } from "@naqsh/shared/platform/http/internal-router";
import type { SavedSearchNews } from "../joins/saved-search-news";

/** What saved searches find of what is new, for the worker. */
export const internalSavedSearches = (news: SavedSearchNews): InternalRoute => ({
  method: "GET",
  path: "/internal/saved-search-news",
  answer: async ({ query }) => {
    const [before, position] = [query.get("before"), query.get("position")];
    if (before === null || position === null)
      return refuseAsked("before has to be a time, and position one of the log");
    return { body: await news.of({ before, position }, query.get("after") ?? undefined) };
  },
});
