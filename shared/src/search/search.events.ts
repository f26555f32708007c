import type { EventOf } from "../kernel/decider";

/** The kinds of what is found; another one is one entry here and one in the index. */
export const SEARCHED_KINDS = ["artwork", "artist", "auction"] as const;
export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** Somebody searched; who is said nowhere. `term`: folded; `query`: as it was typed. */
export type TermSought = EventOf<"TermSought", { termId: string; term: string; query: string; resultsCount: number }>;

/** Of what was found, this was opened. */
export type SearchResultChosen = EventOf<
  "SearchResultChosen",
  { termId: string; kind: SearchedKind; resultId: string }
>;

/** Of the words of a search, on `soughtTerm-{id}`. */
export type SearchEvent = TermSought | SearchResultChosen;
