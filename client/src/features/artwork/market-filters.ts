import type {
  ArtworkCategory,
  ArtworkColour,
  ArtworkFilter,
  ArtworkOrientation,
  ArtworkSize,
} from "@naqsh/shared/artwork";
import type { SavedQuestion } from "@naqsh/shared/search";
import type { SaudiRegion } from "@naqsh/shared/kernel/saudi-regions";

export const SORTS = ["newest", "popular", "oldest", "price-low", "price-high"] as const;
export type Sort = (typeof SORTS)[number];

export const OFFERS = ["all", "sale", "auction"] as const;
type Offer = (typeof OFFERS)[number];

/** The bounds of the price slider, in riyals. */
export const PRICE_LIMIT = 10_000;
export const PRICE_STEP = 100;
const PAGE_SIZE = 24;

export type MarketFilters = {
  q: string;
  category: ArtworkCategory | null;
  colour: ArtworkColour | null;
  /** As one of its works writes it; empty is every medium. */
  medium: string;
  region: SaudiRegion | null;
  size: ArtworkSize | null;
  orientation: ArtworkOrientation | null;
  isVerified: boolean;
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
  medium: "",
  region: null,
  size: null,
  orientation: null,
  isVerified: false,
  minPrice: 0,
  maxPrice: PRICE_LIMIT,
  offer: "all",
  sort: "newest",
};

/** What narrows the list, as GET /api/artworks and its facets are asked. */
const narrowing = (filters: MarketFilters): URLSearchParams => {
  const search = new URLSearchParams();
  const set = (name: string, value: string | null) => value !== null && value !== "" && search.set(name, value);
  set("q", filters.q.trim());
  set("category", filters.category);
  set("colour", filters.colour);
  set("medium", filters.medium.trim());
  set("region", filters.region);
  set("size", filters.size);
  set("orientation", filters.orientation);
  set("verified", filters.isVerified ? "true" : null);
  set("minPrice", filters.minPrice > 0 ? String(filters.minPrice) : null);
  set("maxPrice", filters.maxPrice < PRICE_LIMIT ? String(filters.maxPrice) : null);
  set("isAuction", filters.offer === "auction" ? "true" : null);
  set("forSale", filters.offer === "sale" ? "true" : null);
  return search;
};

/** The query of GET /api/artworks for these filters. */
export const searchOf = (filters: MarketFilters): string => {
  const search = narrowing(filters);
  if (filters.sort !== "newest") search.set("sort", filters.sort);
  search.set("limit", String(PAGE_SIZE));
  return search.toString();
};

/** The query of GET /api/artworks/facets: the order changes no count. */
export const facetsOf = (filters: MarketFilters): Record<string, string> => Object.fromEntries(narrowing(filters));

/** What narrows the list, as it is saved. */
export const savedQuestionFrom = (filters: MarketFilters): SavedQuestion => {
  const { category, colour, region, size, orientation, isVerified, minPrice, maxPrice, offer } = filters;
  const [q, medium] = [filters.q.trim(), filters.medium.trim()];
  return {
    ...(q !== "" && { q }),
    ...(category !== null && { category }),
    ...(colour !== null && { colour }),
    ...(medium !== "" && { medium }),
    ...(region !== null && { region }),
    ...(size !== null && { size }),
    ...(orientation !== null && { orientation }),
    ...(isVerified && { verified: "true" }),
    ...(minPrice > 0 && { minPrice }),
    ...(maxPrice < PRICE_LIMIT && { maxPrice }),
    ...(offer === "auction" && { isAuction: "true" }),
    ...(offer === "sale" && { forSale: "true" }),
  };
};

const hasPrice = ({ minPrice, maxPrice }: MarketFilters): boolean => minPrice > 0 || maxPrice < PRICE_LIMIT;

/** How many filters are in force, the search among them; the order is none. */
export const countOfFilters = (filters: MarketFilters): number => {
  const { q, category, colour, medium, region, size, orientation, isVerified, offer } = filters;
  const chosen = [category, colour, region, size, orientation].filter((choice) => choice !== null).length;
  return (
    chosen + [q.trim() !== "", medium !== "", isVerified, hasPrice(filters), offer !== "all"].filter(Boolean).length
  );
};

const TAKEN_OFF: Partial<Record<ArtworkFilter, Partial<MarketFilters>>> = {
  q: { q: "" },
  category: { category: null },
  offer: { offer: "all" },
  price: { minPrice: 0, maxPrice: PRICE_LIMIT },
  medium: { medium: "" },
  region: { region: null },
  size: { size: null },
  colour: { colour: null },
  orientation: { orientation: null },
  verified: { isVerified: false },
};

/** The change that takes one filter off; null for one that the marketplace does not offer. */
export const withoutFilter = (filter: ArtworkFilter): Partial<MarketFilters> | null => TAKEN_OFF[filter] ?? null;
