import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";
import type { RiyadhDay } from "../kernel/riyadh-day";
import type { SearchHistoryEvent } from "./search-history.events";

/** The pages that a search can be saved from; each finds by its own rules. */
export const SEARCH_PLACES = ["search", "marketplace"] as const;
export type SearchPlace = (typeof SEARCH_PLACES)[number];

type OfSaved<Data> = { userId: string; savedId: string } & Data;

/**
 * `name`: what its person calls it; `question`: a `SavedQuestion` as JSON. Both are sealed with their key. `digest`: of what is asked
 * (`questionKey`), under the same key; events of before have none.
 */
export type SearchSaved = EventOf<
  "SearchSaved",
  OfSaved<{ name: PersonalText; place: SearchPlace; question: PersonalText; digest?: string }>
>;
export type SavedSearchRemoved = EventOf<"SavedSearchRemoved", OfSaved<unknown>>;
/**
 * Its person is told on `day` of `count` works that came before `upTo`; once a day at most. `together`: of several that are told of
 * at once the first has their one notice, which tells how many searches found how many works; null of the others.
 */
export type SavedSearchTold = EventOf<
  "SavedSearchTold",
  OfSaved<{ name: PersonalText; day: RiyadhDay; upTo: Instant; count: number; together?: FoundTogether | null }>
>;

export type FoundTogether = { searches: number; works: number };

/** Of the searches that a person keeps, on `savedSearches-{userId}`. */
export type SavedSearchEvent = SearchSaved | SavedSearchRemoved | SavedSearchTold;

/** Of all that a person keeps of their searches. */
export type OwnSearchEvent = SearchHistoryEvent | SavedSearchEvent;
