import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** What the reader has earned, and how far they have come. */
export const useAchievements = () =>
  useQuery({ queryKey: ["achievements"], queryFn: ({ signal }) => api.get("/api/user/achievements", { signal }) });

/** The reader's figures, as they are now. */
export const useProfileStats = () =>
  useQuery({ queryKey: ["profile-stats"], queryFn: ({ signal }) => api.get("/api/user/profile-stats", { signal }) });
