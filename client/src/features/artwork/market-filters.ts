import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, type ArtworkCategory, type ArtworkColour } from "@naqsh/shared/artwork";

export const SORTS = ["newest", "oldest", "price-low", "price-high"] as const;
export type Sort = (typeof SORTS)[number];

export const OFFERS = ["all", "sale", "auction"] as const;
type Offer = (typeof OFFERS)[number];

export const LAYOUTS = ["grid", "list"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The bounds of the price slider, in riyals. */
export const PRICE_LIMIT = 10_000;
export const PRICE_STEP = 100;
const PAGE_SIZE = 24;

export type MarketFilters = {
  q: string;
  category: ArtworkCategory | null;
  colour: ArtworkColour | null;
  /** Riyals; 0 is no lower bound. */
  minPrice: number;
  /** Riyals; `PRICE_LIMIT` is no upper bound. */
  maxPrice: number;
  offer: Offer;
  sort: Sort;
};

export const noFilters: MarketFilters = {
  q: "",
  category: null,
  colour: null,
  minPrice: 0,
  maxPrice: PRICE_LIMIT,
  offer: "all",
  sort: "newest",
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

const riyalsOf = (text: string | null, fallback: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 && value <= PRICE_LIMIT ? value : fallback;
};

/** Reads the filters from the page's address. */
export const filtersFrom = (parameters: URLSearchParams): MarketFilters => ({
  q: parameters.get("q") ?? "",
  category: ARTWORK_CATEGORIES.find((category) => category === parameters.get("category")) ?? null,
  colour: ARTWORK_COLOURS.find((colour) => colour === parameters.get("colour")) ?? null,
  minPrice: riyalsOf(parameters.get("min"), 0),
  maxPrice: riyalsOf(parameters.get("max"), PRICE_LIMIT),
  offer: oneOf(OFFERS, parameters.get("offer"), "all"),
  sort: oneOf(SORTS, parameters.get("sort"), "newest"),
});

export const layoutFrom = (parameters: URLSearchParams): Layout => oneOf(LAYOUTS, parameters.get("view"), "grid");

/** Writes the filters into the page's address; what is as it begins is left out. */
export const parametersWith = (parameters: URLSearchParams, change: Partial<MarketFilters>): URLSearchParams => {
  const filters = { ...filtersFrom(parameters), ...change };
  const next = new URLSearchParams(parameters);
  const write = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value);
  write("q", filters.q, filters.q === "");
  write("category", filters.category ?? "", filters.category === null);
  write("colour", filters.colour ?? "", filters.colour === null);
  write("min", String(filters.minPrice), filters.minPrice === 0);
  write("max", String(filters.maxPrice), filters.maxPrice === PRICE_LIMIT);
  write("offer", filters.offer, filters.offer === "all");
  write("sort", filters.sort, filters.sort === "newest");
  return next;
};

/** The query of GET /api/artworks for these filters. */
export const searchOf = (filters: MarketFilters): string => {
  const search = new URLSearchParams();
  const words = filters.q.trim();
  if (words !== "") search.set("q", words);
  if (filters.category) search.set("category", filters.category);
  if (filters.colour) search.set("colour", filters.colour);
  if (filters.minPrice > 0) search.set("minPrice", String(filters.minPrice));
  if (filters.maxPrice < PRICE_LIMIT) search.set("maxPrice", String(filters.maxPrice));
  if (filters.offer === "auction") search.set("isAuction", "true");
  if (filters.offer === "sale") search.set("forSale", "true");
  if (filters.sort !== "newest") search.set("sort", filters.sort);
  search.set("limit", String(PAGE_SIZE));
  return search.toString();
};

/** How many filters are in force, the search among them; the order is none. */
export const countOfFilters = (filters: MarketFilters): number =>
  [
    filters.q.trim() !== "",
    filters.category !== null,
    filters.colour !== null,
    filters.minPrice > 0 || filters.maxPrice < PRICE_LIMIT,
    filters.offer !== "all",
  ].filter(Boolean).length;
