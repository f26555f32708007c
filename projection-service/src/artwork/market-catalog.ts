import type { ArtworkCategory } from "@naqsh/shared/artwork";
import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { START_OF_LOG } from "@naqsh/shared/kernel/position";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Halalas } from "@naqsh/shared/kernel/money";
import type { Views } from "../views";
import { ALL_WORKS } from "./shelves";
import type { Artwork } from "./artwork-document";

/** What a work of the marketplace is counted by. */
export type CatalogRow = {
  artistId: string;
  shelves: ReadonlySet<string>;
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

/** The works of the marketplace by their ids, as the view holds them at the moment of the question. */
export type MarketCatalog = { rows: () => Promise<ReadonlyMap<string, CatalogRow>> };

const rowOf = (work: Artwork): CatalogRow => ({
  artistId: work.artistId,
  shelves: new Set(work.shelves),
  createdAtMs: msFromInstant(work.createdAt),
  listedPrice: work.listedPrice,
  isBuyable: work.isForSale && !work.sold && !work.consigned && work.reservedFor === null,
  category: work.details.category,
  dominantColour: work.renditions?.dominantColour ?? null,
  featuredPlace: work.featuredPlace,
  featuredFrom: work.featuredFrom,
  featuredTo: work.featuredTo,
  medium: work.details.medium,
  mediumEn: work.details.mediumEn,
});

type Held = { rows: Map<string, CatalogRow>; at: Position };

/**
 * Follows the view: what changed since the last question is read and no more. No index holds every combination of filters, so
 * that counts are taken from rows in memory, the same on every store (some 400 bytes a work).
 */
export const createMarketCatalog = (views: Pick<Views, "artworks">): MarketCatalog => {
  let held: Held = { rows: new Map(), at: START_OF_LOG };
  let reading: Promise<Held> | null = null;

  const takeIn = async (before: Held): Promise<Held> => {
    const at = await views.artworks.checkpoint();
    if (at === before.at) return before;
    // A view that was computed again may hold less than before, and its checkpoint may lie earlier.
    const { rows, at: since } = at < before.at ? { rows: new Map<string, CatalogRow>(), at: START_OF_LOG } : before;
    for await (const { key, document } of views.artworks.changedAfter(since)) {
      if (document === null || document.shelves.length === 0) rows.delete(key);
      else rows.set(key, rowOf(document));
    }
    return { rows, at };
  };

  const read = async (): Promise<Held> => {
    const taken = await takeIn(held);
    if (taken.rows.size === (await views.artworks.count("byNewest", [ALL_WORKS]))) return taken;
    return takeIn({ rows: new Map(), at: START_OF_LOG });
  };

  return {
    rows: async () => {
      reading ??= read()
        .then((taken) => (held = taken))
        .finally(() => (reading = null));
      return (await reading).rows;
    },
  };
};
