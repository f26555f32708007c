import { DEEPEST_RESULT } from "@naqsh/shared/search";

/** Results of a kind in one answer. */
export const PAGE = 24;

/** How many pages an address (`page`, from 1) passes over; none if there can be no such page. */
export const startFrom = (parameters: URLSearchParams): number => {
  const before = Number(parameters.get("page")) - 1;
  return Number.isInteger(before) && before > 0 && before * PAGE <= DEEPEST_RESULT ? before : 0;
};

/** Where the next page of results begins after so many pages; a word if there is none, or none that can be asked for. */
export const nextFrom = (pages: number, total: number): number | "end" | "tooDeep" => {
  const next = pages * PAGE;
  if (next >= total) return "end";
  return next > DEEPEST_RESULT ? "tooDeep" : next;
};
