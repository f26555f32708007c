import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, ARTWORK_ORIENTATIONS, ARTWORK_SIZES } from "@naqsh/shared/artwork";
import type { ArtworkFilter, ArtworksQuery } from "@naqsh/shared/artwork";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { SaudiRegion } from "@naqsh/shared/kernel/saudi-regions";
import {
  shelfOfArtist,
  shelfOfColour,
  shelfOfMedium,
  shelfOfOrientation,
  shelfOfSize,
  VERIFIED_WORKS,
  WORKS_IN_AUCTION,
} from "./shelves";
import type { CatalogRow } from "./market-catalog";

/** Bars of the histogram: so many riyals each, and one for all above the slider's end. */
export const BAR_RIYALS = 500;
export const BARS = 20;

type Test = (row: CatalogRow) => boolean;
type Tests = Partial<Record<ArtworkFilter, Test>>;

type Asked = { input: ArtworksQuery; regions: ReadonlyMap<string, SaudiRegion>; today: string };

const onShelf =
  (shelf: string, isWanted = true): Test =>
  ({ shelves }) =>
    shelves.has(shelf) === isWanted;

const priceTest = ({ minPrice, maxPrice }: ArtworksQuery): Test | undefined => {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const least = minPrice === undefined ? 0 : halalasFromRiyals(minPrice);
  const most = maxPrice === undefined ? Number.POSITIVE_INFINITY : halalasFromRiyals(maxPrice);
  return ({ listedPrice }) => listedPrice !== null && listedPrice >= least && listedPrice <= most;
};

const offerTest = ({ isAuction, forSale }: ArtworksQuery): Test | undefined => {
  const tests: Test[] = [];
  if (isAuction !== undefined) tests.push(onShelf(WORKS_IN_AUCTION, isAuction === "true"));
  if (forSale === "true") tests.push(({ isBuyable }) => isBuyable);
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row));
};

const shelfTest = <Value extends string>(
  value: Value | undefined,
  shelfOf: (value: Value) => string,
): Test | undefined => (value === undefined ? undefined : onShelf(shelfOf(value)));

/** A test for each filter in force but the words, which a store searches. */
export const testsOf = ({ input, regions, today }: Asked): Tests => {
  const { category, region, verified, featured } = input;
  const tests: Partial<Record<ArtworkFilter, Test | undefined>> = {
    category: category === "all" ? undefined : shelfTest(category, (shelf) => shelf),
    offer: offerTest(input),
    price: priceTest(input),
    medium: shelfTest(input.medium, shelfOfMedium),
    region: region === undefined ? undefined : ({ artistId }) => regions.get(artistId) === region,
    size: shelfTest(input.size, shelfOfSize),
    colour: shelfTest(input.colour, shelfOfColour),
    orientation: shelfTest(input.orientation, shelfOfOrientation),
    verified: verified === undefined ? undefined : onShelf(VERIFIED_WORKS, verified === "true"),
    artist: shelfTest(input.artist, shelfOfArtist),
    featured:
      featured === "true"
        ? ({ featuredFrom, featuredTo }) =>
            featuredFrom !== null && featuredTo !== null && featuredFrom <= today && today <= featuredTo
        : undefined,
  };
  return Object.fromEntries(Object.entries(tests).filter(([, test]) => test !== undefined));
};

/** What a row counts as, for each filter. */
const valuesOf = (row: CatalogRow, regions: Asked["regions"]): [ArtworkFilter, string][] => {
  const values: [ArtworkFilter, string][] = [];
  const add = (filter: ArtworkFilter, all: readonly string[], shelfOf: (value: never) => string): void => {
    const value = all.find((one) => row.shelves.has(shelfOf(one as never)));
    if (value !== undefined) values.push([filter, value]);
  };
  add("category", ARTWORK_CATEGORIES, (shelf) => shelf);
  add("size", ARTWORK_SIZES, shelfOfSize);
  add("colour", ARTWORK_COLOURS, shelfOfColour);
  add("orientation", ARTWORK_ORIENTATIONS, shelfOfOrientation);
  if (row.isBuyable) values.push(["offer", "sale"]);
  if (row.shelves.has(WORKS_IN_AUCTION)) values.push(["offer", "auction"]);
  if (row.shelves.has(VERIFIED_WORKS)) values.push(["verified", "true"]);
  if (row.medium !== null && row.medium !== "") values.push(["medium", shelfOfMedium(row.medium)]);
  const region = regions.get(row.artistId);
  if (region !== undefined) values.push(["region", region]);
  if (row.listedPrice !== null) {
    values.push(["price", String(Math.min(BARS, Math.floor(row.listedPrice / halalasFromRiyals(BAR_RIYALS))))]);
  }
  return values;
};

/** `counts` by `<filter>:<value>`; `without`: how many there are if one filter is left aside; `missed`: see `fewestMissed`. */
export type Tally = {
  total: number;
  counts: Map<string, number>;
  without: Map<ArtworkFilter, number>;
  missed: ArtworkFilter[];
};

/** Of the sets of filters that rows fail, as they are met: the smallest, of equals the one that most rows fail; nothing of none. */
const fewestMissed = () => {
  const counts = new Map<string, { filters: ArtworkFilter[]; count: number }>();
  let fewest = Number.POSITIVE_INFINITY;
  return {
    meet: (filters: ArtworkFilter[]): void => {
      if (filters.length > fewest) return;
      if (filters.length < fewest) counts.clear();
      fewest = filters.length;
      const known = counts.get(filters.join()) ?? { filters, count: 0 };
      counts.set(filters.join(), { filters, count: known.count + 1 });
    },
    best: (): ArtworkFilter[] => [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.filters ?? [],
  };
};

const raise = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts in one pass: a row that fails one test alone counts for that filter's choices, and for no other's. */
export const tally = (rows: Iterable<CatalogRow>, tests: Tests, regions: Asked["regions"]): Tally => {
  const all = Object.entries(tests) as [ArtworkFilter, Test][];
  const missed = fewestMissed();
  const found: Tally = { total: 0, counts: new Map(), without: new Map(), missed: [] };
  for (const row of rows) {
    const failed = all.filter(([, test]) => !test(row)).map(([filter]) => filter);
    missed.meet(failed);
    if (failed.length > 1) continue;
    const [only] = failed;
    if (only === undefined) found.total += 1;
    else raise(found.without, only);
    for (const [filter, value] of valuesOf(row, regions)) {
      if (only === undefined || only === filter) raise(found.counts, `${filter}:${value}`);
    }
  }
  for (const [filter] of all) found.without.set(filter, (found.without.get(filter) ?? 0) + found.total);
  found.missed = missed.best();
  return found;
};
