import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, ARTWORK_ORIENTATIONS, ARTWORK_SIZES } from "@naqsh/shared/artwork";
import { SAUDI_REGIONS } from "@naqsh/shared/kernel/saudi-regions";
import { LONGEST_WORDS } from "@naqsh/shared/kernel/sought-words";
import { noFilters, OFFERS, PRICE_LIMIT, SORTS, type MarketFilters } from "./market-filters";

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

const knownOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Of words or of a medium: an address may hold any number of letters. */
const wordsOf = (text: string | null): string => (text ?? "").slice(0, LONGEST_WORDS);

const riyalsOf = (text: string | null, fallback: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 && value <= PRICE_LIMIT ? value : fallback;
};

/** Reads the filters from the page's address. */
export const filtersFrom = (parameters: URLSearchParams): MarketFilters => ({
  q: wordsOf(parameters.get("q")),
  category: knownOf(ARTWORK_CATEGORIES, parameters.get("category")),
  colour: knownOf(ARTWORK_COLOURS, parameters.get("colour")),
  medium: wordsOf(parameters.get("medium")),
  region: knownOf(SAUDI_REGIONS, parameters.get("region")),
  size: knownOf(ARTWORK_SIZES, parameters.get("size")),
  orientation: knownOf(ARTWORK_ORIENTATIONS, parameters.get("orientation")),
  isVerified: parameters.get("verified") === "true",
  minPrice: riyalsOf(parameters.get("min"), 0),
  maxPrice: riyalsOf(parameters.get("max"), PRICE_LIMIT),
  offer: oneOf(OFFERS, parameters.get("offer"), "all"),
  sort: oneOf(SORTS, parameters.get("sort"), "newest"),
});

const CHOSEN = ["category", "colour", "region", "size", "orientation", "offer", "sort"] as const;
export type Unread = (typeof CHOSEN)[number] | "min" | "max";

/** The parameters of an address that choose what nobody could choose, and are passed over. */
export const unreadIn = (parameters: URLSearchParams, filters: MarketFilters): Unread[] => {
  const isUnread = (name: Unread, read: unknown, none: unknown): boolean => {
    const text = parameters.get(name) ?? "";
    return read === none && text !== "" && text !== String(none);
  };
  return [
    ...CHOSEN.filter((name) => isUnread(name, filters[name], noFilters[name])),
    ...(["min", "max"] as const).filter((name) => isUnread(name, filters[`${name}Price`], noFilters[`${name}Price`])),
  ];
};

/** Writes the filters into the page's address; what is as it begins is left out. */
export const parametersWith = (parameters: URLSearchParams, change: Partial<MarketFilters>): URLSearchParams => {
  const filters = { ...filtersFrom(parameters), ...change };
  const next = new URLSearchParams(parameters);
  // Another list begins at its beginning.
  next.delete("cursor");
  const write = (name: string, value: string, isDefault: boolean) =>
    isDefault ? next.delete(name) : next.set(name, value);
  write("q", filters.q, filters.q === "");
  write("category", filters.category ?? "", filters.category === null);
  write("colour", filters.colour ?? "", filters.colour === null);
  write("medium", filters.medium, filters.medium === "");
  write("region", filters.region ?? "", filters.region === null);
  write("size", filters.size ?? "", filters.size === null);
  write("orientation", filters.orientation ?? "", filters.orientation === null);
  write("verified", "true", !filters.isVerified);
  write("min", String(filters.minPrice), filters.minPrice === 0);
  write("max", String(filters.maxPrice), filters.maxPrice === PRICE_LIMIT);
  write("offer", filters.offer, filters.offer === "all");
  write("sort", filters.sort, filters.sort === "newest");
  return next;
};
