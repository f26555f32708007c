import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import type { Question } from "../../lib/endpoint-types";
import { usePaged } from "../../lib/paged";
import { searchOf, type MarketFilters } from "./market-filters";

/** A work changed: every list and page that may show it is asked for again. */
const ARTWORKS_KEY = "artworks";

/** The works that match, page by page; what stood before stays until the new ones have come. */
export const useArtworks = (filters: MarketFilters) => {
  const search = searchOf(filters);
  return useInfiniteQuery({
    queryKey: [ARTWORKS_KEY, "list", search],
    queryFn: ({ pageParam, signal }) => api.getNextPage("/api/artworks", pageParam, { signal }),
    initialPageParam: `/api/artworks?${search}`,
    getNextPageParam: (page) => page.next,
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

/** One work; null where it does not exist. */
export const useArtwork = (artworkId: string) =>
  useQuery({
    queryKey: [ARTWORKS_KEY, "one", artworkId],
    queryFn: async ({ signal }): Promise<ArtworkDetail | null> => {
      try {
        return await api.get("/api/artworks/:id", { params: { id: artworkId }, signal });
      } catch (failure) {
        if (isApiError(failure) && (failure.status === 404 || failure.code === "INVALID_INPUT")) return null;
        throw failure;
      }
    },
    staleTime: 30_000,
  });

/** The signed-in artist's own works, in every state of review. */
export const useMyWorks = () => usePaged([ARTWORKS_KEY, "mine"], "/api/artworks/my", {}, 15_000);

export type ArtworkSubmission = { form: FormData; key: string; artworkId: string | null };

/** Submits a new work, or revises one; gives its id. `key` is the command's id: the same form is sent once. */
export const useSaveArtwork = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, key, artworkId }: ArtworkSubmission): Promise<string> => {
      const sending = { body: form, key };
      const { id } = artworkId
        ? await api.put("/api/artworks/:id", { params: { id: artworkId }, ...sending })
        : await api.post("/api/artworks", sending);
      return id;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [ARTWORKS_KEY] }),
  });
};
