import type { HomeStatistics } from "@naqsh/shared/operations";
import { ALL_WORKS } from "../artwork/artworks.projection";
import { query } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import type { QueryDeps } from "../query-deps";

/** The home page's figures: counts of indexes, so that they are what anyone can list. */
export const operationsQueries = ({ views }: QueryDeps): QueryRoute[] => [
  query("/api/home/statistics", "anyone", ["artworks", "people", "auction-room"], async () => {
    const body: HomeStatistics = {
      artworks: await views.artworks.count("byNewest", [ALL_WORKS]),
      artists: await views.people.count("byRole", ["artist"]),
      collectors: await views.people.count("byRole", ["collector"]),
      liveAuctions: await views.rooms.count("byEnd", ["live"]),
      soldArtworks: await views.artworks.count("bySold", [true]),
    };
    return { body };
  }),
];
