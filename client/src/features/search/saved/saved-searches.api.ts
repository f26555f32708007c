import type { SavedSearch, SaveSearchBody } from "@naqsh/shared/search";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";

const SAVED_KEY = ["search", "saved"];
const FRESH_MS = 30_000;

/** The reader's saved searches, the newest first; `isAsked`: whether it is time to ask for them. */
export const useSavedSearches = (isAsked = true) =>
  useQuery({
    queryKey: SAVED_KEY,
    queryFn: ({ signal }) => api.get("/api/saved-searches", { signal }),
    enabled: isAsked,
    staleTime: FRESH_MS,
  });

export const useSaveSearch = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveSearchBody) => api.post("/api/saved-searches", { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED_KEY }),
  });
};

export const useRemoveSavedSearch = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete("/api/saved-searches/:id", { params: { id } }),
    onSuccess: (_, removed) =>
      queries.setQueryData<SavedSearch[]>(SAVED_KEY, (before) => before?.filter(({ id }) => id !== removed)),
    onSettled: () => queries.invalidateQueries({ queryKey: SAVED_KEY }),
  });
};
