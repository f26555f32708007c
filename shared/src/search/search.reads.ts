import * as z from "zod/mini";
import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, ARTWORK_ORIENTATIONS, ARTWORK_SIZES, PICTURE_LOOK } from "../artwork";
import { answer, get } from "../kernel/endpoint";
import { pageFields, wholeNumber, yesOrNo } from "../kernel/query-input";
import { SAUDI_REGIONS } from "../kernel/saudi-regions";
import { LONGEST_WORDS } from "../kernel/sought-words";
import { DEEPEST_RESULT } from "./search-depth";
import type { AlikeAnswer, RememberedSearch, SavedSearch, SearchAnswer, SoughtTerm } from "./search.views";

const riyals = z.optional(z.coerce.number().check(z.minimum(0), z.maximum(99_999_999)));
const words = z._default(z.string().check(z.maxLength(LONGEST_WORDS)), "");

/** What works are narrowed by. */
const filterFields = {
  category: z.optional(z.enum(["all", ...ARTWORK_CATEGORIES])),
  minPrice: riyals,
  maxPrice: riyals,
  colour: z.optional(z.enum(ARTWORK_COLOURS)),
  size: z.optional(z.enum(ARTWORK_SIZES)),
  orientation: z.optional(z.enum(ARTWORK_ORIENTATIONS)),
  region: z.optional(z.enum(SAUDI_REGIONS)),
  isAuction: yesOrNo,
  forSale: yesOrNo,
};

/** Orders of the works that a search finds; `best` is by how well they fit. */
export const SEARCH_SORTS = ["best", "newest", "popular", "price-low", "price-high"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** `from`: how many works, artists or auctions are passed over. `sort`: of the works alone. */
export const SearchQuery = z.object({
  query: words,
  ...filterFields,
  aiRecommend: yesOrNo,
  sort: z._default(z.enum(SEARCH_SORTS), "best"),
  limit: z._default(wholeNumber(1, 48), 24),
  from: z._default(wholeNumber(0, DEEPEST_RESULT), 0),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** `look`: what POST /api/search/picture answered. */
const AlikeQuery = z.object({
  look: z.string().check(z.regex(PICTURE_LOOK)),
  ...filterFields,
  limit: z._default(wholeNumber(1, 48), 24),
});

const SoughtTermsQuery = z.object({ ...pageFields(50), nothing: yesOrNo });

export const searchReads = {
  search: get("/api/search", {
    access: "anyone",
    summary: { ar: "البحث في الأعمال والفنانين والمزادات", en: "Searches works, artists and auctions" },
    input: SearchQuery,
    answer: answer<SearchAnswer>(),
  }),
  alikeWorks: get("/api/search/alike", {
    access: "anyone",
    readLimit: "pictures",
    summary: { ar: "أعمال تشبه صورة في شكلها وألوانها", en: "Works that look like a picture, in shape and colours" },
    input: AlikeQuery,
    answer: answer<AlikeAnswer>(),
  }),
  searchSuggestions: get("/api/search/suggestions", {
    access: "anyone",
    summary: { ar: "ما يكمل كلمات البحث", en: "What completes the words of a search" },
    input: z.object({ query: words }),
    answer: answer<string[]>(),
  }),
  trendingSearches: get("/api/trending-searches", {
    access: "anyone",
    summary: { ar: "ما يكثر البحث عنه هذه الأيام", en: "What many search these days" },
    answer: answer<string[]>(),
  }),
  searchHistory: get("/api/searches/history", {
    access: "signedIn",
    summary: { ar: "سجل بحث القارئ، عشرة على الأكثر", en: "The reader's own searches, ten at most, the newest first" },
    answer: answer<RememberedSearch[]>(),
  }),
  savedSearches: get("/api/saved-searches", {
    access: "signedIn",
    summary: { ar: "عمليات البحث التي حفظها القارئ، الأحدث أولًا", en: "The reader's saved searches, the newest first" },
    answer: answer<SavedSearch[]>(),
  }),
  soughtTerms: get("/api/admin/searches", {
    access: "administrator",
    summary: { ar: "ما بُحث عنه، أو ما لم يجد شيئًا", en: "What was searched, or what found nothing" },
    input: SoughtTermsQuery,
    answer: answer<SoughtTerm[]>(),
    paged: true,
  }),
};
