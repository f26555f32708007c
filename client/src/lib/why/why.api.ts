import type { WhyState } from "@naqsh/shared/why";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api";

/** `at`: the instant as of which is asked; null for now. */
export type WhyQuestion = { state: WhyState; subject: string; at: string | null };

/** The events behind a state, asked each time that the sheet opens: the state may have moved on. */
export const useWhyStory = ({ state, subject, at }: WhyQuestion, isWanted: boolean) =>
  useQuery({
    queryKey: ["why", state, subject, at],
    queryFn: ({ signal }) => api.get("/api/why", { query: { state, subject, at: at ?? undefined }, signal }),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
