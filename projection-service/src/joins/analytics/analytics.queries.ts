import { rangeAsked, type analyticsReads, type DayRange } from "@naqsh/shared/analytics";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { refused, type QueriesFor } from "../../http/query-route";
import type { QueryDeps } from "../../query-deps";
import { analyticsCsv, figureLines, viewerLines } from "./analytics-csv";
import { analyticsOfArtist } from "./analytics-of-artist";
import { regionsOfViewers } from "./regions-of-viewers";

const FIGURES = ["measuredMonths", "artworks", "orders", "rooms", "people"] as const;

const isArtist = async (id: string, { views }: QueryDeps): Promise<boolean> =>
  (await views.people.get(id))?.role === "artist";

/** An artist's own figures. */
export const analyticsQueries = (deps: QueryDeps): QueriesFor<typeof analyticsReads> => {
  const rangeOf = (asked: Parameters<typeof rangeAsked>[0]): DayRange =>
    rangeAsked(asked, instantFromMs(deps.clock.now()));
  return {
    artistAnalytics: {
      views: FIGURES,
      answer: async ({ asker, input }) =>
        (await isArtist(asker, deps))
          ? { body: await analyticsOfArtist(asker, rangeOf(input), deps) }
          : refused("ARTIST_ROLE_REQUIRED"),
    },
    analyticsTable: {
      views: [...FIGURES, "signedInViewers"],
      answer: async ({ asker, input }) => {
        if (!(await isArtist(asker, deps))) return refused("ARTIST_ROLE_REQUIRED");
        const { table } = input;
        const range = rangeOf(input);
        const lines =
          table === "viewers"
            ? viewerLines(await regionsOfViewers(asker, range, deps))
            : figureLines(table, await analyticsOfArtist(asker, range, deps));
        return {
          text: analyticsCsv(lines),
          type: "text/csv",
          fileName: `naqsh-analytics-${table}-${range.from}-${range.to}.csv`,
        };
      },
    },
    viewerRegions: {
      views: ["signedInViewers", "people"],
      answer: async ({ asker, input }) =>
        (await isArtist(asker, deps))
          ? { body: await regionsOfViewers(asker, rangeOf(input), deps) }
          : refused("ARTIST_ROLE_REQUIRED"),
    },
  };
};
