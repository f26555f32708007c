import type { ArtistCounts, ArtistInterest, ArtistPage, FeedEntry } from "@naqsh/shared/artist";
import { artistTopic } from "@naqsh/shared/live";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { useLiveTopic } from "../../lib/live/live";
import { usePaged, usePagedFrom } from "../../lib/paged";
import { pagesFrom } from "../../lib/pages-from";
import { ARTISTS_KEY, ARTWORKS_KEY, FOLLOWED_KEY, MARK_LISTS_KEY } from "../../lib/query-keys";

const FRESH_MS = 60_000;

/** The artists that match, page by page from a place in the list on, as the query of GET /api/artists names them. */
export const useArtists = (filters: string, cursor: string | null) =>
  useInfiniteQuery({
    queryKey: [ARTISTS_KEY, "list", filters, cursor],
    ...pagesFrom("/api/artists", `/api/artists?${filters}`, cursor),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

/** One artist; null if nobody of that id is one. What they are counted by follows live. */
export const useArtist = (artistId: string) => {
  const queries = useQueryClient();
  const queryKey = [ARTISTS_KEY, "one", artistId];
  useLiveTopic(artistTopic(artistId), {
    onMessage: ({ view, patch }) => {
      if (view !== "artist-counts" && view !== "artist-interest") return;
      const counts = patch as ArtistCounts | ArtistInterest;
      queries.setQueryData<ArtistPage | null>(queryKey, (page) => page && { ...page, ...counts });
    },
  });
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ArtistPage | null> => {
      try {
        return await api.get("/api/artists/:id", { params: { id: artistId }, signal });
      } catch (failure) {
        if (isApiError(failure) && (failure.status === 404 || failure.code === "INVALID_INPUT")) return null;
        throw failure;
      }
    },
    staleTime: FRESH_MS,
  });
};

/** An artist's works, or those of them that were sold, from a place on; asked for again once a work has changed. */
export const useArtistWorks = (artistId: string, isSold: boolean, cursor: string | null) =>
  usePagedFrom(
    [ARTWORKS_KEY, "ofArtist", artistId, isSold, cursor],
    "/api/artists/:id/artworks",
    { params: { id: artistId }, query: isSold ? { sold: "true" } : {} },
    { cursor, staleTime: FRESH_MS },
  );

/** An artist's auctions that run or are to come, from a place on. */
export const useArtistAuctions = (artistId: string, cursor: string | null) =>
  usePagedFrom(
    [ARTISTS_KEY, "auctions", artistId, cursor],
    "/api/artists/:id/auctions",
    { params: { id: artistId } },
    { cursor, staleTime: 15_000 },
  );

/** The artists that trend. */
export const useTrendingArtists = (limit: number) =>
  useQuery({
    queryKey: [ARTISTS_KEY, "trending", limit],
    queryFn: ({ signal }) => api.get("/api/artists/suggested", { query: { limit }, signal }),
    staleTime: FRESH_MS,
  });

/** The artists that the reader follows. */
export const useFollowing = () => usePaged([...MARK_LISTS_KEY, "following"], "/api/follows/following", {}, 30_000);

/** What the followed artists published. It changes when its reader says so or follows somebody, never while they read. */
export const useFeed = () => usePaged([...FOLLOWED_KEY, "feed"], "/api/feed", {}, Number.POSITIVE_INFINITY);

/** How much came since the newest entry that is shown. */
export const useFeedNews = (newest: FeedEntry | undefined) =>
  useQuery({
    queryKey: ["feed-news", newest?.id],
    queryFn: ({ signal }) => api.get("/api/feed/news", { query: { after: newest?.id ?? "" }, signal }),
    enabled: newest !== undefined,
    staleTime: 30_000,
  });
