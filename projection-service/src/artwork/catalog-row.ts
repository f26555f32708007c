import type { ArtworkCategory } from "@naqsh/shared/artwork";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Choice } from "./row-choices";

/** What a work of the marketplace is counted by. */
export type CatalogRow = {
  id: string;
  artistId: string;
  shelves: ReadonlySet<string>;
  /** What it counts as under each filter but the region, which is its artist's. */
  choices: readonly Choice[];
  /** When it was first sent, ms. */
  createdAtMs: number;
  listedPrice: Halalas | null;
  isBuyable: boolean;
  category: ArtworkCategory;
  /** `#rrggbb`; null until its renditions are made. */
  dominantColour: string | null;
  featuredPlace: number | null;
  featuredFrom: string | null;
  featuredTo: string | null;
  medium: string | null;
  mediumEn: string | null;
};
