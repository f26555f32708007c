import type { ArtworkFilter } from "@naqsh/shared/artwork";
import { useQuestionNames } from "../../lib/asked/question-names";
import { savedQuestionFrom, withoutFilter, type MarketFilters } from "./market-filters";

export type NamedFilter = { filter: ArtworkFilter; label: string; change: Partial<MarketFilters> };

/** The filters in force as a reader would name them, each with the change that takes it off. */
export const useFilterNames = (filters: MarketFilters): NamedFilter[] =>
  useQuestionNames(savedQuestionFrom(filters)).flatMap((named) => {
    const change = withoutFilter(named.filter);
    return change === null ? [] : [{ ...named, change }];
  });
