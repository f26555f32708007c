import type { CollectionPage } from "@naqsh/shared/collection";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { isApiError } from "../../lib/api-error";
import { usePagedFrom } from "../../lib/paged";
import { COLLECTIONS_KEY } from "../../lib/query-keys";

const FRESH_MS = 30_000;

/** Published collections, of one owner or of all (null), from a place in the list on, the latest to change first. */
export const usePublicCollections = (owner: string | null, cursor: string | null) =>
  usePagedFrom(
    [COLLECTIONS_KEY, "public", owner, cursor],
    "/api/collections",
    { query: { owner: owner ?? undefined } },
    { cursor, staleTime: FRESH_MS },
  );

/** One collection with its works; null if there is none that the reader may see. */
export const useCollection = (id: string) =>
  useQuery({
    queryKey: [COLLECTIONS_KEY, "one", id],
    queryFn: async ({ signal }): Promise<CollectionPage | null> => {
      try {
        return await api.get("/api/collections/:id", { params: { id }, signal });
      } catch (failure) {
        if (isApiError(failure) && (failure.status === 404 || failure.code === "INVALID_INPUT")) return null;
        throw failure;
      }
    },
    staleTime: FRESH_MS,
  });
