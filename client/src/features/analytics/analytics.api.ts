import { analyticsTopic } from "@naqsh/shared/live";
import type { AnalyticsTable, DayRange } from "@naqsh/shared/analytics";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api";
import { serverClock } from "../../lib/clock.store";
import { useLiveTopic, useTopicStatus } from "../../lib/live/live";
import { riyadhDayOf } from "../../lib/riyadh-time";
import { rangeOf, type RangeChoice } from "./range-choice";

const KEY = "analytics";
const today = () => riyadhDayOf(serverClock.now());

/** The reader's figures as an artist; they follow what people do, live. */
export const useAnalytics = (artistId: string, choice: RangeChoice) => {
  const queries = useQueryClient();
  const askAgain = () => queries.invalidateQueries({ queryKey: [KEY] });
  useLiveTopic(analyticsTopic(artistId), {
    onMessage: () => void askAgain(),
    onCaughtUp: () => void askAgain(),
    poll: askAgain,
  });
  return useQuery({
    queryKey: [KEY, "figures", choice],
    // Days are counted when they are asked for: a page that stands over midnight goes on with the new day.
    queryFn: ({ signal }) => api.get("/api/analytics/artist", { query: rangeOf(choice, today()), signal }),
    placeholderData: keepPreviousData,
  });
};

/** Whether news of figures is pushed now. */
export const useIsLive = (artistId: string): boolean => useTopicStatus(analyticsTopic(artistId)) === "joined";

/** Where those live who looked while they were signed in. */
export const useViewerRegions = (choice: RangeChoice) =>
  useQuery({
    queryKey: [KEY, "viewers", choice],
    queryFn: ({ signal }) => api.get("/api/analytics/artist/viewers", { query: rangeOf(choice, today()), signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The address of a table as a file. */
export const tableFile = (table: AnalyticsTable, { from, to }: DayRange): string =>
  `/api/analytics/artist/export?${new URLSearchParams({ table, from, to })}`;
