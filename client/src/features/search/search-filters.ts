import { LONGEST_WORDS } from "@naqsh/shared/kernel/sought-words";
import type { SavedQuestion, SearchSort } from "@naqsh/shared/search";
import {
  ARTWORK_CATEGORIES,
  ARTWORK_COLOURS,
  PICTURE_LOOK,
  type ArtworkCategory,
  type ArtworkColour,
} from "@naqsh/shared/artwork";

export const SEARCH_TABS = ["all", "artworks", "artists", "auctions"] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** Orders of the works that are found; `best` is by how well they fit. */
export const SEARCH_SORTS = ["best", "newest", "popular", "price-low", "price-high"] as const satisfies SearchSort[];

/** The bounds of the price slider, in riyals. */
const PRICE_LIMIT = 10_000;

export type SearchFilters = {
  query: string;
  category: ArtworkCategory | null;
  colour: ArtworkColour | null;
  /** Riyals; 0 is no lower bound. */
  minPrice: number;
  /** Riyals; `PRICE_LIMIT` is no upper bound. */
  maxPrice: number;
  aiRecommend: boolean;
  /** No filter: it narrows nothing, and is not saved. */
  sort: SearchSort;
  /** What the picture that is searched with looks like; null without one. */
  look: string | null;
};

export const noSearchFilters: Omit<SearchFilters, "query" | "look" | "sort"> = {
  category: null,
  colour: null,
  minPrice: 0,
  maxPrice: PRICE_LIMIT,
  aiRecommend: false,
};

const riyalsOf = (text: string | null, fallback: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 && value <= PRICE_LIMIT ? value : fallback;
};

/** Reads words and filters from the page's address; `q` is how other sites, and people, write words there. */
export const searchFiltersFrom = (parameters: URLSearchParams): SearchFilters => ({
  query: (parameters.get("query") ?? parameters.get("q") ?? "").slice(0, LONGEST_WORDS),
  category: ARTWORK_CATEGORIES.find((category) => category === parameters.get("category")) ?? null,
  colour: ARTWORK_COLOURS.find((colour) => colour === parameters.get("colour")) ?? null,
  minPrice: riyalsOf(parameters.get("minPrice"), 0),
  maxPrice: riyalsOf(parameters.get("maxPrice"), PRICE_LIMIT),
  aiRecommend: parameters.get("aiRecommend") === "true",
  sort: SEARCH_SORTS.find((sort) => sort === parameters.get("sort")) ?? "best",
  look: PICTURE_LOOK.exec(parameters.get("look") ?? "")?.[0] ?? null,
});

/** The filters in force, as GET /api/search is asked and as the address holds them; what is as it begins is left out. */
const spoken = ({
  query,
  category,
  colour,
  minPrice,
  maxPrice,
  aiRecommend,
  sort,
  look,
}: SearchFilters): [string, string][] => [
  ...(query.trim() === "" ? [] : [["query", query.trim()] as [string, string]]),
  ...(category === null ? [] : [["category", category] as [string, string]]),
  ...(colour === null ? [] : [["colour", colour] as [string, string]]),
  ...(minPrice === 0 ? [] : [["minPrice", String(minPrice)] as [string, string]]),
  ...(maxPrice === PRICE_LIMIT ? [] : [["maxPrice", String(maxPrice)] as [string, string]]),
  ...(aiRecommend ? [["aiRecommend", "true"] as [string, string]] : []),
  ...(sort === "best" ? [] : [["sort", sort] as [string, string]]),
  ...(look === null ? [] : [["look", look] as [string, string]]),
];

/** The address of another search, from its beginning, with a change of filters; whatever else stands there stays. */
export const withSearchFilters = (parameters: URLSearchParams, change: Partial<SearchFilters>): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  const names = [
    "query",
    "q",
    "category",
    "colour",
    "minPrice",
    "maxPrice",
    "aiRecommend",
    "sort",
    "look",
    "focus",
    "page",
  ];
  for (const name of names) next.delete(name);
  for (const [name, value] of spoken({ ...searchFiltersFrom(parameters), ...change })) next.set(name, value);
  return next;
};

/** The address of one kind of what is found, from its beginning. */
export const withKind = (parameters: URLSearchParams, kind: SearchTab): URLSearchParams => {
  const next = withSearchFilters(parameters, {});
  next.set("tab", kind);
  return next;
};

/** What GET /api/search is asked by; recommendations are asked for by themselves. */
export const searchQueryOf = (filters: SearchFilters): Record<string, string> =>
  Object.fromEntries(spoken({ ...filters, aiRecommend: false, look: null }));

/** What recommendations have to fit: the filters of works; words are no part of them. */
export const recommendedWithin = (filters: SearchFilters): Record<string, string> =>
  searchQueryOf({ ...filters, query: "", sort: "best" });

/** What GET /api/search/alike is asked by: works that look like a picture, within the same filters. */
export const alikeQueryOf = (filters: SearchFilters, look: string): Record<string, string> & { look: string } => ({
  ...Object.fromEntries(spoken({ ...filters, query: "", aiRecommend: false, sort: "best", look: null })),
  look,
});

/** What is asked of works as it is saved: recommendations are no filter. */
export const savedQuestionFrom = (filters: SearchFilters): SavedQuestion => {
  const { category, colour, minPrice, maxPrice } = filters;
  const q = filters.query.trim();
  return {
    ...(q !== "" && { q }),
    ...(category !== null && { category }),
    ...(colour !== null && { colour }),
    ...(minPrice > 0 && { minPrice }),
    ...(maxPrice < PRICE_LIMIT && { maxPrice }),
  };
};

/** How many filters are in force beside the words. */
export const countOfSearchFilters = (filters: SearchFilters): number =>
  [
    filters.category !== null,
    filters.colour !== null,
    filters.minPrice > 0 || filters.maxPrice < PRICE_LIMIT,
    filters.aiRecommend,
  ].filter(Boolean).length;

/** The page of results for these words. */
export const searchAddress = (query: string): string => `/search?${new URLSearchParams({ query })}`;
