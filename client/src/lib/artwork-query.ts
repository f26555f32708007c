import type { ArtworkDetail } from "@naqsh/shared/artwork";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { isApiError } from "./api-error";
import { ARTWORKS_KEY } from "./query-keys";

/** One work, for every page that shows it; null if it does not exist, a word if its artist withdrew it. */
export const artworkQuery = (artworkId: string) =>
  queryOptions({
    queryKey: [ARTWORKS_KEY, "one", artworkId],
    queryFn: async ({ signal }): Promise<ArtworkDetail | "withdrawn" | null> => {
      try {
        return await api.get("/api/artworks/:id", { params: { id: artworkId }, signal });
      } catch (failure) {
        if (isApiError(failure) && failure.code === "ARTWORK_WITHDRAWN") return "withdrawn";
        if (isApiError(failure) && (failure.status === 404 || failure.code === "INVALID_INPUT")) return null;
        throw failure;
      }
    },
  });
