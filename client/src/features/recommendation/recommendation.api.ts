import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { RECOMMENDATIONS_KEY } from "../../lib/query-keys";

/**
 * Works that the reader may care about, each with why; worked out when it is asked for. `within`: the filters of a search, which they
 * have to fit.
 */
export const useRecommendations = (within?: Record<string, string>) =>
  useQuery({
    queryKey: [...RECOMMENDATIONS_KEY, within ?? null],
    queryFn: async ({ signal }) => {
      if (within === undefined) return (await api.get("/api/recommendations", { query: { limit: 12 }, signal })).works;
      return (await api.get("/api/search", { query: { ...within, aiRecommend: "true", limit: 1 }, signal }))
        .recommended;
    },
    staleTime: 60_000,
  });
