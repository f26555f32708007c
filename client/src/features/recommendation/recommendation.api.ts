import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { RECOMMENDATIONS_KEY } from "../../lib/recommendation-switch";

/** Works that the reader may care about, each with why; worked out when it is asked for. */
export const useRecommendations = () =>
  useQuery({
    queryKey: RECOMMENDATIONS_KEY,
    queryFn: ({ signal }) => api.get("/api/recommendations", { query: { limit: 12 }, signal }),
    staleTime: 60_000,
  });
