import type { operationsReads } from "@naqsh/shared/operations";
import type { QueriesFor } from "../http/query-route";
import { countArtists } from "../joins/count-artists";
import { countArtworks } from "../joins/count-artworks";
import type { QueryDeps } from "../query-deps";
import { securityLogQuery } from "./security-log.query";

/**
 * The home page's figures (counts of indexes, so that they are what anyone can list) and the security log. How everything
 * stands is answered by the operator's desk.
 */
export const operationsQueries = (deps: QueryDeps): QueriesFor<Omit<typeof operationsReads, "operationsOverview">> => ({
  homeStatistics: {
    views: ["artists", "artworks", "people", "rooms"],
    answer: async () => ({
      body: {
        artworks: await countArtworks(deps.views),
        artists: await countArtists(deps.views),
        collectors: await deps.views.people.count("byRole", ["collector"]),
        liveAuctions: await deps.views.rooms.count("byEnd", ["live"]),
        soldArtworks: await deps.views.artworks.count("bySold", [true]),
      },
    }),
  },
  securityLog: securityLogQuery(deps),
});
