import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PublicSettings } from "@naqsh/shared/settings";
import { api } from "./api";
import { SETTINGS_KEY } from "./query-keys";

const KEPT_MS = 5 * 60_000;

/** The question for the platform's settings in force. */
export const settingsQuery = queryOptions({
  queryKey: SETTINGS_KEY,
  queryFn: ({ signal }) => api.get("/api/settings", { signal }),
  staleTime: KEPT_MS,
});

/** The platform's settings in force; null until they are known. */
export const useSettings = (): PublicSettings | null => useQuery(settingsQuery).data ?? null;
