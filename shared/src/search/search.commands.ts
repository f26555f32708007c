import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { wholeNumber } from "../kernel/query-input";
import { SEARCHED_KINDS } from "./search.events";
import type { SearchResultChosen, TermSought } from "./search.events";

/** POST /api/searches: what was sought and how much was found; with `chosen`, what was opened of it. */
export const SearchMadeBody = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(200)),
  resultsCount: wholeNumber(0, 10_000_000),
  chosen: z.optional(z.strictObject({ kind: z.enum(SEARCHED_KINDS), id: z.uuid() })),
});

/** POST /api/search/picture in JSON: a data URL; a form has the picture in its field `image`. */
export const SearchPictureBody = z.object({ image: z.optional(z.string()) });

export type RecordSearch = CommandOf<"RecordSearch", TermSought["data"]>;
export type RecordSearchChoice = CommandOf<"RecordSearchChoice", SearchResultChosen["data"]>;

export type SearchCommand = RecordSearch | RecordSearchChoice;
