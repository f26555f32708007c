import type { HomeStatistics } from "@naqsh/shared/operations";
import { query } from "../http/query-route";
import type { QueryRoute } from "../http/query-route";
import { countArtworks } from "../joins/count-artworks";
import type { QueryDeps } from "../query-deps";

/** The home page's figures: counts of indexes, so that they are what anyone can list. */
export const operationsQueries = ({ views }: QueryDeps): QueryRoute[] => [
  query("/api/home/statistics", "anyone", ["artworks", "people", "rooms"], async () => {
    const body: HomeStatistics = {
      artworks: await countArtworks(views),
      artists: await views.people.count("byRole", ["artist"]),
      collectors: await views.people.count("byRole", ["collector"]),
      liveAuctions: await views.rooms.count("byEnd", ["live"]),
      soldArtworks: await views.artworks.count("bySold", [true]),
    };
    return { body };
  }),
];
