import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { OWN_FIGURES_KEY } from "../../../lib/query-keys";

/** What the reader has earned, and how far they have come; others give them some of it, so that it is asked for whenever it is shown. */
export const useAchievements = () =>
  useQuery({
    queryKey: [OWN_FIGURES_KEY, "achievements"],
    queryFn: ({ signal }) => api.get("/api/user/achievements", { signal }),
    staleTime: 0,
  });
