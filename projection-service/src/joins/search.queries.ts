import type { searchReads } from "@naqsh/shared/search";
import { cutTo } from "../http/list-page";
import type { QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import type { FoundOfKind, IsShown, SearchFound } from "../search/search-answer";
import { alikeWorks } from "./alike-works";
import { filteredWorks, type FilteredWorks, type RankOfWork } from "./filtered-works";
import { createLooksCatalog } from "./looks-catalog";
import { ownSavedSearches } from "./own-saved-searches";
import { ownSearches } from "./own-searches";
import { byPopularity, worksThatFit } from "./popular-found";
import { presentFound } from "./present-search";
import { RECOMMENDATION_VIEWS, recommendedTo } from "./recommendation.queries";
import { shownInSearch } from "./shown-in-search";
import { soughtTerms } from "./sought-terms";

const VIEWS = ["artworks", "artists", "rooms", "people", "workLikes", "workViews", "standings"] as const;

const MOST_RECOMMENDED = 12;
const MOST_SUGGESTIONS = 8;
const MOST_TRENDING = 8;
/** What comes nearest if nothing fits. */
const MOST_NEAREST = 12;
const MOST_CONSIDERED = 500;
/** Suggestions are asked for when more than two characters stand there. */
const SHORTEST_QUERY = 3;

/** One search over all that is on show. */
export const searchQueries = (deps: QueryDeps): QueriesFor<typeof searchReads> => {
  const catalog = deps.search;
  const looks = createLooksCatalog(deps.views);

  /** All works that fit, if no word is sought; nothing if no filter is in force either. */
  const byFilters = async (
    works: FilteredWorks,
    most: number,
    rank: RankOfWork | null,
  ): Promise<SearchFound | null> => {
    if (!works.isNarrowed) return null;
    const listed = await works.listed(most, rank);
    const byKind = new Map(listed.total > 0 ? [["artwork", listed] as const] : []);
    return { understood: "asWritten", corrected: null, byKind };
  };

  return {
    search: {
      views: [...new Set([...VIEWS, ...RECOMMENDATION_VIEWS])],
      answer: async ({ input, asker }) => {
        const index = await catalog.index();
        const works = await filteredWorks(input, deps);
        const { isShown } = works;
        const ofWords = new Set<string>();
        const accepts: IsShown = (kind, id, ofId) => {
          if (kind !== "artwork") return isShown(kind, id, ofId);
          const isFit = works.fits(id);
          if (isFit && input.sort === "popular") ofWords.add(id);
          return isFit;
        };
        const most = input.from + input.limit;
        const rank = works.ranked(input.sort);
        const rankOf = (kind: string, id: string): number | null => (kind === "artwork" && rank ? rank(id) : null);
        const byWords = index.find(input.query, { accepts, isShown, most, rank: rankOf });
        const anyOrder = byWords ?? (await byFilters(works, most, rank));
        const asked = (all: FoundOfKind) => (byWords === null ? worksThatFit(all, works.fits) : ofWords);
        const found =
          anyOrder !== null && input.sort === "popular"
            ? await byPopularity(anyOrder, { asked, most }, deps)
            : anyOrder;
        const nearest = async (): Promise<FoundOfKind | null> => {
          if (!works.isNarrowed || found?.byKind.has("artwork")) return null;
          const among = index.find(input.query, {
            accepts: (kind, id, ofId) => kind === "artwork" && isShown(kind, id, ofId),
            most: cutTo(MOST_CONSIDERED, "the best are nearest"),
          });
          if (among === null) return works.nearest(null, cutTo(MOST_NEAREST, "examples"));
          return works.nearest(among.byKind.get("artwork")?.hits ?? [], cutTo(MOST_NEAREST, "examples"));
        };
        // What is recommended is a person's own, and fits the filters as well; the words are no part of it.
        const recommended =
          input.aiRecommend === "true" && asker !== null
            ? (await recommendedTo(asker, { limit: cutTo(MOST_RECOMMENDED, "suggestions"), accepts: works.fits }, deps))
                .works
            : [];
        return {
          body: { ...(await presentFound(found, { input, asker, nearest: await nearest() }, deps)), recommended },
        };
      },
    },
    alikeWorks: {
      views: [...VIEWS, "likenesses"],
      answer: async ({ input }) => {
        const { fits } = await filteredWorks(input, deps);
        return { body: await alikeWorks(input, { looks: await looks.looks(), fits }, deps) };
      },
    },
    trendingSearches: {
      views: [...VIEWS, "soughtTerms"],
      answer: async () => {
        const index = await catalog.index();
        const isShown = await shownInSearch(deps.market, deps);
        const hottest = {
          index: "byHeat",
          equals: [true],
          direction: "descending",
          limit: cutTo(MOST_TRENDING * 2, "suggestions"),
        } as const;
        const { documents } = await deps.views.soughtTerms.find(hottest);
        // What found something then may be gone by now.
        const finds = (query: string): boolean => {
          const found = index.find(query, { accepts: isShown, most: 1 });
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
      views: [...VIEWS, "soughtTerms"],
      answer: async ({ input }) => {
        const asked = { ...input, isNothing: input.nothing === "true" };
        const { terms, next } = await soughtTerms(asked, await catalog.index(), {
          ...deps,
          isShown: await shownInSearch(deps.market, deps),
        });
        return { body: terms, next: next === null ? null : { cursor: next } };
      },
    },
    searchSuggestions: {
      views: VIEWS,
      answer: async ({ input: { query } }) => {
        if (query.trim().length < SHORTEST_QUERY) return { body: [] };
        const index = await catalog.index();
        return { body: index.completions(query, MOST_SUGGESTIONS, await shownInSearch(deps.market, deps)) };
      },
    },
  };
};
