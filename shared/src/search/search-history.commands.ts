import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { LONGEST_WORDS } from "../kernel/sought-words";
import type { SearchesForgotten, SearchRemembered } from "./search-history.events";

/** POST /api/searches/history */
export const RememberSearchBody = z.strictObject({
  query: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_WORDS)),
});

/** DELETE /api/searches/history: those entries, or all of it if null. */
export const ForgetSearchesBody = z.strictObject({
  entryIds: z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(100))),
});

export type RememberSearch = CommandOf<"RememberSearch", SearchRemembered["data"]>;
export type ForgetSearches = CommandOf<"ForgetSearches", SearchesForgotten["data"]>;

export type SearchHistoryCommand = RememberSearch | ForgetSearches;
