import type { RouteObject } from "react-router-dom";
import type { SearchSlots } from "./search-slots";

/** What its reader keeps of searches. */
export const savedSearchRoutes: RouteObject[] = [
  {
    path: "search/saved",
    lazy: async () => ({ Component: (await import("./saved/saved-searches-page")).SavedSearchesPage }),
  },
  {
    path: "search/saved/:savedId",
    lazy: async () => ({ Component: (await import("./saved/open-saved-search")).OpenSavedSearch }),
  },
];

/** One search over all that is on show. */
export const searchRoutes = (slots: SearchSlots): RouteObject[] => [
  {
    path: "search",
    lazy: async () => {
      const { SearchPage } = await import("./search-page");
      return { Component: () => <SearchPage slots={slots} /> };
    },
  },
];
