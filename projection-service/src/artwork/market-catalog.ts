import { msFromInstant } from "@naqsh/shared/kernel/instant";
import { leftToRead, NOTHING_READ, type ReadSoFar } from "../runner/left-to-read";
import { createLock, sharedTurn } from "../runner/lock";
import { createBackgroundPauses, createPauses, everyFew, type Pause } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import type { Views } from "../views";
import { ALL_WORKS } from "./shelves";
import type { Artwork } from "./artwork-document";
import type { CatalogRow } from "./catalog-row";
import { createGrowingRows, type CatalogRows, type GrowingRows } from "./catalog-rows";
import { createRowChoices, type RowChoices } from "./row-choices";

export type MarketCatalog = {
  /** The works of the marketplace, as the view holds them at the moment of the question. */
  rows: () => Promise<CatalogRows>;
  /** Takes in what the view holds, while nobody asks. @throws what the signal is aborted with, soon after it is */
  catchUp: (signal: AbortSignal) => Promise<void>;
  /** Gives way to others in a pass over them. One for all passes: those that run at once take turns, and together no longer than one. */
  pause: Pause;
};

const rowOf = (work: Artwork, choicesOf: RowChoices): CatalogRow => {
  const isBuyable = work.isForSale && !work.sold && !work.consigned && work.reservedFor === null;
  return {
    id: work.artworkId,
    artistId: work.artistId,
    shelves: new Set(work.shelves),
    choices: choicesOf({ ...work, isBuyable }),
    createdAtMs: msFromInstant(work.createdAt),
    listedPrice: work.listedPrice,
    isBuyable,
    category: work.details.category,
    dominantColour: work.renditions?.dominantColour ?? null,
    featuredPlace: work.featuredPlace,
    featuredFrom: work.featuredFrom,
    featuredTo: work.featuredTo,
    medium: work.details.medium,
    mediumEn: work.details.mediumEn,
  };
};

type Held = { rows: GrowingRows; read: ReadSoFar };

const nothingHeld = (): Held => ({ rows: createGrowingRows(), read: NOTHING_READ });

/** A work may come between what was read and what is counted: then what came is read too. */
const CATCH_UPS = 3;

/**
 * Follows the view in the background; a question reads what is left. No index holds every combination of filters, so
 * that counts are taken from rows in memory, the same on every store (some 500 bytes a work).
 */
export const createMarketCatalog = (
  views: Pick<Views, "artworks">,
  pause: Pause = createPauses(QUESTION_SLICE_MS),
): MarketCatalog => {
  const choicesOf = createRowChoices();
  const exclusive = createLock();
  let held = nothingHeld();

  const takeIn = async (before: Held, rest: Pause = pause, signal?: AbortSignal): Promise<Held> => {
    const left = await leftToRead(views.artworks, before.read);
    if (left === null) return before;
    const { rows } = left.isAnew ? nothingHeld() : before;
    const resting = everyFew(rest);
    for await (const { key, document } of views.artworks.changedAfter(left.since)) {
      if (document === null || document.shelves.length === 0) rows.remove(key);
      else rows.put(rowOf(document, choicesOf));
      const pausing = resting();
      if (pausing) await pausing;
      signal?.throwIfAborted();
    }
    return { rows, read: left.read };
  };

  const read = async (): Promise<CatalogRows> => {
    for (let times = 1; times <= CATCH_UPS; times += 1) {
      held = await takeIn(held);
      const rows = held.rows.asTheyStand();
      if (rows.size === (await views.artworks.count("byNewest", [ALL_WORKS]))) return rows;
    }
    held = await takeIn(nothingHeld());
    return held.rows.asTheyStand();
  };

  return {
    pause,
    rows: sharedTurn(exclusive, read),
    catchUp: async (signal) => {
      await exclusive(async () => (held = await takeIn(held, createBackgroundPauses(), signal)));
    },
  };
};
