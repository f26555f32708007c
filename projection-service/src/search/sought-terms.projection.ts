import type { Instant } from "@naqsh/shared/kernel/instant";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf, type RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import type { Projection } from "@naqsh/shared/kernel/projection";
import { writtenWords } from "@naqsh/shared/search";
import type { EventsOf } from "@naqsh/shared/registry";

/** The words of a search, how often they were sought and what came of it. */
export type SoughtTermDocument = {
  termId: string;
  query: string;
  sought: number;
  chosen: number;
  /** The last day on which it was sought, and by how many: nobody is recorded twice on a day. No moment, which would tell who. */
  lastOn: RiyadhDay;
  peopleThen: number;
  /** Sought by enough people of one day to be shown to others. */
  isCommon: boolean;
  /** Rises with each search, and cools by half in three days: stored so that the order is right at any moment. */
  heat: number;
};

const HANDLED = ["TermSought", "SearchResultChosen"] as const;

/** A term that one or two people typed is shown to nobody else; who is one over several days, nobody knows. */
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
export const soughtTermsProjection: Projection<SoughtTermDocument, EventsOf<typeof HANDLED>> = {
  name: "sought-terms",
  version: 4,
  indexes: { byHeat: ["isCommon", "heat"], byDay: ["lastOn"] },
  handles: HANDLED,
  keysOf: ({ data }) => [data.termId],
  evolve: (before, { type, data, recordedAt }) => {
    if (type === "SearchResultChosen") return before && { ...before, chosen: before.chosen + 1 };
    const { termId } = data;
    // Earlier releases recorded words as they were typed, with whatever stood among them.
    const query = writtenWords(data.query);
    if (query === "") return before;
    const day = riyadhDayOf(recordedAt);
    const people = before?.lastOn === day ? before.peopleThen + 1 : 1;
    return {
      termId,
      query,
      sought: (before?.sought ?? 0) + 1,
      chosen: before?.chosen ?? 0,
      lastOn: day,
      peopleThen: people,
      isCommon: before?.isCommon === true || people >= COMMON_FROM,
      heat: warmer(before?.heat ?? null, recordedAt),
    };
  },
};
