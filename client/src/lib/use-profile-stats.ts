import { analyticsTopic } from "@naqsh/shared/live";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./api";
import { useLiveTopic } from "./live/live";
import { OWN_FIGURES_KEY } from "./query-keys";
import { useSession } from "./session";

const STATS_KEY = [OWN_FIGURES_KEY, "stats"] as const;

/** The reader's figures as they are now: asked for whenever they are shown, and an artist's again as people look and like. */
export const useProfileStats = () => {
  const { user } = useSession();
  const queries = useQueryClient();
  const askAgain = () => void queries.invalidateQueries({ queryKey: STATS_KEY });
  useLiveTopic(user?.role === "artist" ? analyticsTopic(user.id) : null, { onMessage: askAgain, onCaughtUp: askAgain });
  return useQuery({
    queryKey: STATS_KEY,
    queryFn: ({ signal }) => api.get("/api/user/profile-stats", { signal }),
    staleTime: 0,
  });
};
