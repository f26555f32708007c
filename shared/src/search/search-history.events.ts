import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";

/** `entryId` says nothing of the words, which are sealed. */
export type SearchRemembered = EventOf<"SearchRemembered", { userId: string; entryId: string; query: PersonalText }>;

/** Taken out of a person's history; all of it if `entryIds` is null. */
export type SearchesForgotten = EventOf<"SearchesForgotten", { userId: string; entryIds: string[] | null }>;

/** Of a person's own history, on `searchHistory-{userId}`. */
export type SearchHistoryEvent = SearchRemembered | SearchesForgotten;
