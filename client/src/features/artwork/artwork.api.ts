import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { artworkQuery } from "../../lib/artwork-query";
import type { Question } from "../../lib/endpoint-types";
import { pagesFrom } from "../../lib/pages-from";
import { ARTWORKS_KEY } from "../../lib/query-keys";
import { useSession } from "../../lib/session";
import { facetsOf, searchOf, type MarketFilters } from "./market-filters";

/** The works that match, page by page, from a place in the list on; what stood before stays until the new ones have come. */
export const useArtworks = (filters: MarketFilters, cursor: string | null = null) => {
  const search = searchOf(filters);
  return useInfiniteQuery({
    queryKey: [ARTWORKS_KEY, "list", search, cursor],
    ...pagesFrom("/api/artworks", `/api/artworks?${search}`, cursor),
    placeholderData: keepPreviousData,
    staleTime: 2 * 60_000,
  });
};

/** How many works each choice would show; what stood before stays until the new counts have come. */
export const useFacets = (filters: MarketFilters) => {
  const query = facetsOf(filters);
  return useQuery({
    queryKey: [ARTWORKS_KEY, "facets", query],
    queryFn: ({ signal }) => api.get("/api/artworks/facets", { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 2 * 60_000,
  });
};

/** The first works of a list, as the query of GET /api/artworks names it. */
export const useListedWorks = (query: Question<"/api/artworks">["query"] & Record<string, string>) => {
  const search = new URLSearchParams(query).toString();
  return useQuery({
    queryKey: [ARTWORKS_KEY, "listed", search],
    queryFn: ({ signal }) => api.get("/api/artworks", { query, signal }),
    staleTime: 2 * 60_000,
  });
};

/** The works nearest to one, of all that are on show. */
export const useSimilarWorks = (artworkId: string, limit: number) =>
  useQuery({
    queryKey: [ARTWORKS_KEY, "similar", artworkId, limit],
    queryFn: ({ signal }) =>
      api.get("/api/artworks/:id/similar", { params: { id: artworkId }, query: { limit }, signal }),
    staleTime: 2 * 60_000,
  });

/** The figures of the home page. */
export const useHomeStatistics = () =>
  useQuery({
    queryKey: [ARTWORKS_KEY, "statistics"],
    queryFn: ({ signal }) => api.get("/api/home/statistics", { signal }),
    staleTime: 2 * 60_000,
  });

export const useTrendingWorks = (limit: number) =>
  useQuery({
    queryKey: [ARTWORKS_KEY, "trending", limit],
    queryFn: ({ signal }) => api.get("/api/trending/artworks", { query: { limit }, signal }),
    staleTime: 5 * 60_000,
  });

/** One work; null if it does not exist, a word if its artist withdrew it. */
export const useArtwork = (artworkId: string) => useQuery({ ...artworkQuery(artworkId), staleTime: 30_000 });

/** What was asked and paid for a work, and what became of it; asked for by whoever is signed in alone. */
export const useProvenance = (artworkId: string) => {
  const { user } = useSession();
  return useQuery({
    queryKey: [ARTWORKS_KEY, "provenance", artworkId],
    queryFn: ({ signal }) => api.get("/api/artworks/:id/provenance", { params: { id: artworkId }, signal }),
    enabled: user !== null,
    staleTime: 30_000,
  });
};
