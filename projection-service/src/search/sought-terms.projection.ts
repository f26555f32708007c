import type { Instant } from "@naqsh/shared/kernel/instant";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { SearchEvent } from "@naqsh/shared/search";

/** The words of a search, how often they were sought and what came of it. */
export type SoughtTermDocument = {
  termId: string;
  query: string;
  sought: number;
  chosen: number;
  resultsCount: number;
  lastAt: Instant;
  foundNothing: boolean;
  /** Sought by enough to be shown to others, and finding something. */
  isCommon: boolean;
  /** Rises with each search, and cools by half in three days: stored so that the order is right at any moment. */
  heat: number;
};

/** A term that one or two people typed is shown to nobody else. */
const COMMON_FROM = 3;
const HALF_LIFE_MS = 3 * 24 * 60 * 60_000;
const PRECISION = 1e6;

const warmer = (heat: number | null, at: Instant): number => {
  const now = msFromInstant(at) / HALF_LIFE_MS;
  if (heat === null) return Math.round(now * PRECISION) / PRECISION;
  const most = Math.max(heat, now);
  return Math.round((most + Math.log2(1 + 2 ** (Math.min(heat, now) - most))) * PRECISION) / PRECISION;
};

/** What is searched, by its words; of nobody. */
export const soughtTermsProjection: Projection<SoughtTermDocument, SearchEvent> = {
  name: "sought-terms",
  version: 1,
  indexes: { byHeat: ["isCommon", "heat"], byNothing: ["foundNothing", "lastAt"], byTime: ["lastAt"] },
  handles: ["TermSought", "SearchResultChosen"],
  keysOf: ({ data }) => [data.termId],
  evolve: (before, { type, data, recordedAt }) => {
    if (type === "SearchResultChosen") return before && { ...before, chosen: before.chosen + 1 };
    const sought = (before?.sought ?? 0) + 1;
    const { termId, query, resultsCount } = data;
    return {
      termId,
      query,
      sought,
      chosen: before?.chosen ?? 0,
      resultsCount,
      lastAt: recordedAt,
      foundNothing: resultsCount === 0,
      isCommon: resultsCount > 0 && sought >= COMMON_FROM,
      heat: warmer(before?.heat ?? null, recordedAt),
    };
  },
};
