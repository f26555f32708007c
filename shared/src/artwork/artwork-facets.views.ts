import type { SaudiRegion } from "../kernel/saudi-regions";
import type { ArtworkColour } from "./artwork-colour";
import type { ArtworkOrientation, ArtworkSize } from "./artwork-shape";
import type { ArtworkCategory } from "./artwork.events";

/** The filters that a reader can take off one by one. */
export const ARTWORK_FILTERS = [
  "q",
  "category",
  "offer",
  "price",
  "medium",
  "region",
  "size",
  "colour",
  "orientation",
  "verified",
  "featured",
  "artist",
] as const;
export type ArtworkFilter = (typeof ARTWORK_FILTERS)[number];

export type Facet<Value extends string> = { value: Value; count: number };

/** A medium as its works write it; `value` asks for it. */
export type MediumFacet = { value: string; label: string; labelEn: string | null; count: number };

/** Riyals; works at `from` and above, below `to`, which the last bar lacks. */
export type PriceBar = { from: number; to: number | null; count: number };

/**
 * GET /api/artworks/facets: exact counts. Those of a filter leave that filter itself aside, so that they say what each of its
 * choices would show.
 */
export type ArtworkFacets = {
  total: number;
  /** How the words were understood to find these: as spelt, with errors put right, or some of them. */
  understood: "asWritten" | "corrected" | "partly";
  /** The words as they were put right; null unless `corrected`. */
  corrected: string | null;
  category: Facet<ArtworkCategory>[];
  offer: Facet<"sale" | "auction">[];
  price: PriceBar[];
  /** Those of the most works; `mediumsLeftOut` says how many more there are. */
  medium: MediumFacet[];
  mediumsLeftOut: number;
  region: Facet<SaudiRegion>[];
  size: Facet<ArtworkSize>[];
  colour: Facet<ArtworkColour>[];
  orientation: Facet<ArtworkOrientation>[];
  verified: number;
  /** What each filter in force costs: how many works there would be without that one. */
  without: { filter: ArtworkFilter; total: number }[];
  /** Where nothing fits: the fewest filters to take off that leave any work, of equals those that leave most. */
  loosened: ArtworkFilter[];
};
