import { DEEPEST_RESULT } from "@naqsh/shared/search";

/** Results of a kind in one answer. */
export const PAGE = 24;

/** Where the next page of results begins after so many pages; a word where there is none, or none that can be asked for. */
export const nextFrom = (pages: number, total: number): number | "end" | "tooDeep" => {
  const next = pages * PAGE;
  if (next >= total) return "end";
  return next > DEEPEST_RESULT ? "tooDeep" : next;
};
