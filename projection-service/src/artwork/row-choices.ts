import {
  ARTWORK_CATEGORIES,
  ARTWORK_COLOURS,
  ARTWORK_ORIENTATIONS,
  ARTWORK_SIZES,
  type ArtworkFilter,
} from "@naqsh/shared/artwork";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { Artwork } from "./artwork-document";
import {
  isShelfOfMedium,
  shelfOfColour,
  shelfOfOrientation,
  shelfOfSize,
  VERIFIED_WORKS,
  WORKS_IN_AUCTION,
} from "./shelves";

/** Bars of the histogram: so many riyals each, and one for all above the slider's end. */
export const BAR_RIYALS = 500;
export const BARS = 20;

/** A value of a filter; one object for all works that have it, so that counting compares no texts. `no` is its own, from 0 on. */
export type Choice = { filter: ArtworkFilter; value: string; no: number };

export type RowChoices = (work: Pick<Artwork, "shelves" | "listedPrice"> & { isBuyable: boolean }) => readonly Choice[];

/** Shelves that stand for one of few values. */
const valuesOfShelves = (): [shelf: string, filter: ArtworkFilter, value: string][] => [
  ...ARTWORK_CATEGORIES.map((one) => [one, "category", one] as [string, ArtworkFilter, string]),
  ...ARTWORK_SIZES.map((one) => [shelfOfSize(one), "size", one] as [string, ArtworkFilter, string]),
  ...ARTWORK_COLOURS.map((one) => [shelfOfColour(one), "colour", one] as [string, ArtworkFilter, string]),
  ...ARTWORK_ORIENTATIONS.map(
    (one) => [shelfOfOrientation(one), "orientation", one] as [string, ArtworkFilter, string],
  ),
  [WORKS_IN_AUCTION, "offer", "auction"],
  [VERIFIED_WORKS, "verified", "true"],
];

/** What works count as under each filter, worked out once when they change; the region is their artist's and told by no work. */
export const createRowChoices = (): RowChoices => {
  const known = new Map<string, Choice>();
  const choice = (filter: ArtworkFilter, value: string): Choice => {
    const key = `${filter}:${value}`;
    const found = known.get(key) ?? { filter, value, no: known.size };
    known.set(key, found);
    return found;
  };
  const ofShelves = new Map(valuesOfShelves().map(([shelf, filter, value]) => [shelf, choice(filter, value)]));
  return ({ shelves, isBuyable, listedPrice }) => {
    const choices: Choice[] = [];
    for (const shelf of shelves) {
      const found = isShelfOfMedium(shelf) ? choice("medium", shelf) : ofShelves.get(shelf);
      if (found !== undefined) choices.push(found);
    }
    if (isBuyable) choices.push(choice("offer", "sale"));
    if (listedPrice !== null) {
      const bar = Math.min(BARS, Math.floor(listedPrice / halalasFromRiyals(BAR_RIYALS)));
      choices.push(choice("price", String(bar)));
    }
    return choices;
  };
};
