import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { LONGEST_WORDS } from "../kernel/sought-words";
import { SEARCHED_KINDS } from "./search.events";
import type { SearchResultChosen, TermSought } from "./search.events";

/** POST /api/searches: what was sought; with `chosen`, what was opened of what was found. */
export const SearchMadeBody = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(LONGEST_WORDS)),
  chosen: z.optional(z.strictObject({ kind: z.enum(SEARCHED_KINDS), id: z.uuid() })),
});

/** POST /api/search/picture in JSON: a data URL; a form has the picture in its field `image`. */
export const SearchPictureBody = z.object({ image: z.optional(z.string()) });

export type RecordSearch = CommandOf<"RecordSearch", TermSought["data"]>;
export type RecordSearchChoice = CommandOf<"RecordSearchChoice", SearchResultChosen["data"]>;

export type SearchCommand = RecordSearch | RecordSearchChoice;
