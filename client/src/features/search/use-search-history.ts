import type { RememberedSearch } from "@naqsh/shared/search";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../lib/api";
import { useSession } from "../../lib/session";
import { useDeviceHistory } from "./search-history.store";

const HISTORY_KEY = ["search", "own-history"];

type SearchHistory = {
  /** The newest first, ten at most. */
  terms: string[];
  remove: (term: string) => void;
  clear: () => void;
};

/** What was searched before: in the account of whoever is signed in, on the device for a visitor. */
export const useSearchHistory = (): SearchHistory => {
  const { status } = useSession();
  const device = useDeviceHistory();
  const queries = useQueryClient();
  const isSignedIn = status === "signedIn";
  const own = useQuery({
    queryKey: HISTORY_KEY,
    queryFn: ({ signal }) => api.get("/api/searches/history", { signal }),
    enabled: isSignedIn,
  });
  const entries = own.data ?? [];
  const forget = useMutation({
    mutationFn: (entryIds: string[] | null) => api.delete("/api/searches/history", { body: { entryIds } }),
    onMutate: (entryIds) =>
      queries.setQueryData<RememberedSearch[]>(HISTORY_KEY, (before = []) =>
        entryIds === null ? [] : before.filter((entry) => !entry.entryIds.some((id) => entryIds.includes(id))),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
  if (!isSignedIn) return device;
  return {
    terms: entries.map(({ query }) => query),
    remove: (term) => {
      const entry = entries.find(({ query }) => query === term);
      if (entry) forget.mutate(entry.entryIds);
    },
    clear: () => forget.mutate(null),
  };
};

/** Keeps what is searched in the place of the history. */
export const useRememberSearch = (): ((term: string) => void) => {
  const { status } = useSession();
  const add = useDeviceHistory((history) => history.add);
  const queries = useQueryClient();
  return useCallback(
    (term) => {
      if (status === "signedOut") add(term);
      if (status !== "signedIn") return;
      // Nobody who searches is told that it could not be kept.
      api
        .post("/api/searches/history", { body: { query: term } })
        .then(() => queries.invalidateQueries({ queryKey: HISTORY_KEY }))
        .catch(() => undefined);
    },
    [status, add, queries],
  );
};
