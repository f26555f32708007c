import type { EventOf } from "../kernel/decider";
import type { EventWords } from "../kernel/event-words";
import type { SavedSearchEvent } from "./saved-search.events";
import type { SearchHistoryEvent } from "./search-history.events";

/** The kinds of what is found; another one is one entry here and one in the index. */
export const SEARCHED_KINDS = ["artwork", "artist", "auction"] as const;
export type SearchedKind = (typeof SEARCHED_KINDS)[number];

/**
 * Somebody searched; who is said nowhere, and each person once on a day of Riyadh. `term`: folded; `query`: the same
 * words as they were written (`writtenWords`). How much it found is asked of the search itself.
 */
export type TermSought = EventOf<"TermSought", { termId: string; term: string; query: string }>;

/** Of what was found, this was opened. */
export type SearchResultChosen = EventOf<
  "SearchResultChosen",
  { termId: string; kind: SearchedKind; resultId: string }
>;

/** Of the words of a search, on `soughtTerm-{id}`. */
export type SearchEvent = TermSought | SearchResultChosen;

export const searchEventWords: EventWords<SearchEvent | SearchHistoryEvent | SavedSearchEvent> = {
  TermSought: { ar: "بحث", en: "Search made", sentence: "Somebody searched" },
  SearchResultChosen: {
    ar: "اختيار نتيجة بحث",
    en: "Search result chosen",
    sentence: "Somebody opened what a search found",
  },
  SearchRemembered: {
    ar: "إضافة إلى سجل البحث",
    en: "Search remembered",
    sentence: "A search was kept for its person",
  },
  SearchesForgotten: {
    ar: "حذف من سجل البحث",
    en: "Searches forgotten",
    sentence: "Searches were taken out of a person's history",
  },
  SearchSaved: { ar: "حفظ بحث", en: "Search saved", sentence: "A search was saved" },
  SavedSearchRemoved: { ar: "حذف بحث محفوظ", en: "Saved search removed", sentence: "A saved search was removed" },
  SavedSearchTold: {
    ar: "إخبار بما وجده بحث محفوظ",
    en: "Told of what a saved search found",
    sentence: "A person was told of new works that a saved search finds",
  },
};
