import * as z from "zod/mini";
import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, ARTWORK_ORIENTATIONS, ARTWORK_SIZES } from "../artwork";
import type { ArtworkCategory, ArtworkColour, ArtworkOrientation, ArtworkSize } from "../artwork";
import type { CommandOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import { SAUDI_REGIONS, type SaudiRegion } from "../kernel/saudi-regions";
import { LONGEST_WORDS } from "../kernel/sought-words";
import { visibleText } from "../kernel/visible-text";
import { SEARCH_PLACES } from "./saved-search.events";
import type { SavedSearchRemoved, SearchSaved } from "./saved-search.events";

/** How many searches one person keeps. */
export const MOST_SAVED_SEARCHES = 50;
/** The longest name that a person gives to a search, in characters. */
export const LONGEST_SEARCH_NAME = 60;

const words = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_WORDS)));
const riyals = z.optional(z.number().check(z.minimum(0), z.maximum(99_999_999)));
const yes = z.optional(z.literal("true"));

/** What is sought, as the lists are asked; prices in riyals. */
export type SavedQuestion = {
  q?: string | undefined;
  category?: ArtworkCategory | undefined;
  colour?: ArtworkColour | undefined;
  medium?: string | undefined;
  region?: SaudiRegion | undefined;
  size?: ArtworkSize | undefined;
  orientation?: ArtworkOrientation | undefined;
  verified?: "true" | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  isAuction?: "true" | undefined;
  forSale?: "true" | undefined;
};

/** Something has to be asked. */
export const SavedQuestion: z.ZodMiniType<SavedQuestion, SavedQuestion> = z
  .strictObject({
    q: words,
    category: z.optional(z.enum(ARTWORK_CATEGORIES)),
    colour: z.optional(z.enum(ARTWORK_COLOURS)),
    medium: words,
    region: z.optional(z.enum(SAUDI_REGIONS)),
    size: z.optional(z.enum(ARTWORK_SIZES)),
    orientation: z.optional(z.enum(ARTWORK_ORIENTATIONS)),
    verified: yes,
    minPrice: riyals,
    maxPrice: riyals,
    isAuction: yes,
    forSale: yes,
  })
  .check(z.refine((question) => Object.values(question).some((value) => value !== undefined)));

/** A question as an event holds it, opened; null if it asks for what is known no more, or cannot be read. */
export const savedQuestionIn = (json: string): SavedQuestion | null => {
  try {
    return SavedQuestion.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    // A text whose person's key is damaged opens as a sign that it cannot be read.
    return null;
  }
};

/** POST /api/saved-searches */
export const SaveSearchBody = z.strictObject({
  name: z.string().check(z.overwrite(visibleText), z.trim(), z.minLength(1), z.maxLength(LONGEST_SEARCH_NAME)),
  place: z.enum(SEARCH_PLACES),
  question: SavedQuestion,
});
export type SaveSearchBody = z.infer<typeof SaveSearchBody>;

/** `sameAs`: of the searches that were saved before events held a digest, those that ask the same. */
export type SaveSearch = CommandOf<"SaveSearch", SearchSaved["data"] & { digest: string; sameAs: readonly string[] }>;
export type RemoveSavedSearch = CommandOf<"RemoveSavedSearch", SavedSearchRemoved["data"]>;
/** `count`: works that a saved search finds, of which its person knows nothing yet. */
export type SavedSearchFind = { savedId: string; count: number };
/** The system's: all that one person's searches find of what came before `upTo`; `works`: found by any of them. */
export type TellOfSavedSearches = CommandOf<
  "TellOfSavedSearches",
  { userId: string; upTo: Instant; works: number; finds: readonly SavedSearchFind[] }
>;

export type SavedSearchCommand = SaveSearch | RemoveSavedSearch | TellOfSavedSearches;
