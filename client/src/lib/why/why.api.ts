import type { WhyState, WhyStory } from "@naqsh/shared/why";
import { useQuery } from "@tanstack/react-query";
import { api } from "../api";

/** The events behind a state, asked each time that the sheet opens: the state may have moved on. */
export const useWhyStory = (state: WhyState, subject: string, isWanted: boolean) =>
  useQuery({
    queryKey: ["why", state, subject],
    queryFn: ({ signal }) =>
      api.get<WhyStory>(`/api/why?state=${state}&subject=${encodeURIComponent(subject)}`, { signal }),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
