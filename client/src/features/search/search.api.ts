import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { usePaged } from "../../lib/paged";
import { nextFrom, PAGE } from "./search-depth";
import { alikeQueryOf, searchQueryOf, type SearchFilters, type SearchTab } from "./search-filters";

const SEARCH_KEY = "search";
const RESULTS_FRESH_MS = 2 * 60_000;
const SUGGESTIONS_FRESH_MS = 10 * 60_000;

/** Suggestions are asked for when the words are longer than this. */
export const LONGEST_UNSUGGESTED = 2;

/** What is found, page by page after the first `start` ones; `tab` says which list is paged. Asked if something is sought. */
export const useSearch = (filters: SearchFilters, tab: SearchTab, start: number) => {
  const query = searchQueryOf(filters);
  return useInfiniteQuery({
    queryKey: [SEARCH_KEY, "found", query, start],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/search", { query: { ...query, from: pageParam, limit: PAGE }, signal }),
    initialPageParam: start * PAGE,
    getNextPageParam: (last, pages) => {
      const totals = {
        all: last.total,
        artworks: last.total,
        artists: last.artistsTotal,
        auctions: last.auctionsTotal,
      };
      const next = nextFrom(start + pages.length, totals[tab]);
      return typeof next === "number" ? next : undefined;
    },
    placeholderData: keepPreviousData,
    enabled: Object.keys(query).length > 0,
    staleTime: RESULTS_FRESH_MS,
  });
};

/** Works that look like a picture. */
export const useAlikeWorks = (look: string, filters: SearchFilters) => {
  const query = alikeQueryOf(filters, look);
  return useQuery({
    queryKey: [SEARCH_KEY, "alike", query],
    queryFn: ({ signal }) => api.get("/api/search/alike", { query, signal }),
    staleTime: RESULTS_FRESH_MS,
  });
};

/** A few of each kind, while one types. */
export const useFewFound = (text: string) =>
  useQuery({
    queryKey: [SEARCH_KEY, "few", text],
    queryFn: ({ signal }) => api.get("/api/search", { query: { query: text, limit: 3 }, signal }),
    enabled: text.length > LONGEST_UNSUGGESTED,
    placeholderData: keepPreviousData,
    staleTime: RESULTS_FRESH_MS,
  });

/** What completes the words. */
export const useSuggestions = (text: string) =>
  useQuery({
    queryKey: [SEARCH_KEY, "suggestions", text],
    queryFn: ({ signal }) => api.get("/api/search/suggestions", { query: { query: text }, signal }),
    enabled: text.length > LONGEST_UNSUGGESTED,
    placeholderData: keepPreviousData,
    staleTime: SUGGESTIONS_FRESH_MS,
  });

/** What many search these days. */
export const useTrendingSearches = () =>
  useQuery({
    queryKey: [SEARCH_KEY, "trending"],
    queryFn: ({ signal }) => api.get("/api/trending-searches", { signal }),
    staleTime: SUGGESTIONS_FRESH_MS,
  });

/** Artists to begin with. */
export const useSuggestedArtists = (limit: number) =>
  useQuery({
    queryKey: [SEARCH_KEY, "artists", limit],
    queryFn: ({ signal }) => api.get("/api/artists/suggested", { query: { limit }, signal }),
    staleTime: SUGGESTIONS_FRESH_MS,
  });

/** For administrators: what was sought, the newest first; what found nothing alone. */
export const useSoughtTerms = (isNothing: boolean) =>
  usePaged(["moderation", "searches", isNothing], "/api/admin/searches", {
    query: isNothing ? { nothing: "true" } : {},
  });
