import type { SearchQuery, searchReads } from "@naqsh/shared/search";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { testsOf } from "../artwork/facet-tally";
import { createMarketCatalog } from "../artwork/market-catalog";
import type { CatalogRow } from "../artwork/market-catalog";
import { createNamedArtists } from "../artwork/named-artists";
import { cutTo, nextOf, pageOf } from "../http/list-page";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { bannedArtists } from "./banned-artists";
import { ownSavedSearches } from "./own-saved-searches";
import { ownSearches } from "./own-searches";
import { presentFound } from "./present-search";

const VIEWS = ["artworks", "artists", "rooms", "people", "workLikes", "workViews", "standings"] as const;

const MOST_SUGGESTIONS = 8;
const MOST_TRENDING = 8;
/** Suggestions are asked for when more than two characters stand there. */
const SHORTEST_QUERY = 3;

/** One search over all that is on show. */
export const searchQueries = (deps: QueryDeps): QueriesFor<typeof searchReads> => {
  const catalog = deps.search;
  const market = createMarketCatalog(deps.views);
  const artists = createNamedArtists(deps);

  const testWorks = async (input: SearchQuery): Promise<(id: string) => boolean> => {
    const rows = await market.rows();
    const banned = new Set(await bannedArtists(deps.views));
    const regions = input.region === undefined ? new Map() : await artists.regions();
    const today = riyadhDayOf(instantFromMs(deps.clock.now()));
    const tests = Object.values(testsOf({ input: { ...input, sort: "newest" }, regions, today }));
    const passes = (row: CatalogRow): boolean => !banned.has(row.artistId) && tests.every((test) => test(row));
    return (id) => {
      const row = rows.get(id);
      return row !== undefined && passes(row);
    };
  };

  return {
    search: {
      views: VIEWS,
      answer: async ({ input, asker }) => {
        const index = await catalog.index();
        const banned = new Set(await bannedArtists(deps.views));
        const testWork = await testWorks(input);
        const accepts = (kind: string, id: string): boolean => {
          if (kind === "artwork") return testWork(id);
          return kind !== "artist" || !banned.has(id);
        };
        const found = index.find(input.query, { accepts, most: input.from + input.limit });
        return { body: await presentFound(found, { input, asker }, deps) };
      },
    },
    trendingSearches: {
      views: [...VIEWS, "soughtTerms"],
      answer: async () => {
        const index = await catalog.index();
        const hottest = {
          index: "byHeat",
          equals: [true],
          direction: "descending",
          limit: cutTo(MOST_TRENDING * 2, "suggestions"),
        } as const;
        const { documents } = await deps.views.soughtTerms.find(hottest);
        // What found something then may be gone by now.
        const finds = (query: string): boolean => {
          const found = index.find(query, { accepts: () => true, most: 1 });
          return found !== null && found.understood === "asWritten";
        };
        const queries = documents.map(({ document }) => document.query).filter(finds);
        return { body: queries.slice(0, cutTo(MOST_TRENDING, "suggestions")) };
      },
    },
    searchHistory: {
      views: ["searchHistories", "people"],
      answer: async ({ asker }) => ({ body: await ownSearches(asker, deps) }),
    },
    savedSearches: {
      views: ["savedSearches", "people"],
      answer: async ({ asker }) => ({ body: await ownSavedSearches(asker, deps) }),
    },
    soughtTerms: {
      views: ["soughtTerms"],
      answer: async ({ input }) => {
        const read = input.nothing === "true" ? { index: "byNothing", equals: [true] } : { index: "byTime" };
        const found = await deps.views.soughtTerms.find({ ...read, direction: "descending", ...pageOf(input) });
        const shown = found.documents.map(({ document }) => {
          const { termId, query, sought, chosen, resultsCount, lastAt } = document;
          return { id: termId, query, sought, chosen, resultsCount, lastAt };
        });
        return { body: shown, next: nextOf(found) };
      },
    },
    searchSuggestions: {
      views: VIEWS,
      answer: async ({ input: { query } }) => {
        if (query.trim().length < SHORTEST_QUERY) return { body: [] };
        return { body: (await catalog.index()).completions(query, MOST_SUGGESTIONS) };
      },
    },
  };
};
