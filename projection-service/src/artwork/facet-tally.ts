import type { ArtworkFilter, ArtworksQuery } from "@naqsh/shared/artwork";
import { halalasFromRiyals } from "@naqsh/shared/kernel/money";
import type { SaudiRegion } from "@naqsh/shared/kernel/saudi-regions";
import { everyFew, type Pause } from "../runner/pauses";
import {
  shelfOfArtist,
  shelfOfColour,
  shelfOfMedium,
  shelfOfOrientation,
  shelfOfSize,
  VERIFIED_WORKS,
  WORKS_IN_AUCTION,
} from "./shelves";
import type { CatalogRow } from "./catalog-row";
import type { Choice } from "./row-choices";

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

/** A medium as the first work of it that was met is called. */
export type MediumNames = { label: string; labelEn: string | null };

/**
 * `counts` by `<filter>:<value>`; `without`: how many there are if one filter is left aside; `missed`: see `fewestMissed`; `mediums`:
 * those of all rows by their shelves, whatever they count.
 */
export type Tally = {
  total: number;
  counts: Map<string, number>;
  without: Map<ArtworkFilter, number>;
  missed: readonly ArtworkFilter[];
  mediums: Map<string, MediumNames>;
};

/** Of the sets of filters that rows fail, as they are met: the smallest, of equals the one that most rows fail; nothing of none. */
const fewestMissed = () => {
  const counts = new Map<string, { filters: readonly ArtworkFilter[]; count: number }>();
  let fewest = Number.POSITIVE_INFINITY;
  return {
    meet: (filters: readonly ArtworkFilter[]): void => {
      if (filters.length > fewest || fewest === 0) return;
      if (filters.length < fewest) counts.clear();
      fewest = filters.length;
      const known = counts.get(filters.join()) ?? { filters, count: 0 };
      counts.set(filters.join(), { filters, count: known.count + 1 });
    },
    best: (): readonly ArtworkFilter[] => [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.filters ?? [],
  };
};

const raise = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts by the numbers of choices: a list is written some ten times faster than a map. */
const countsOfChoices = () => {
  const counts: number[] = [];
  const met: Choice[] = [];
  return {
    raise: (choice: Choice): void => {
      const before = counts[choice.no];
      if (before === undefined) met.push(choice);
      counts[choice.no] = (before ?? 0) + 1;
    },
    byName: (): [string, number][] => met.map(({ filter, value, no }) => [`${filter}:${value}`, counts[no]!]),
  };
};

const failedBy = (row: CatalogRow, tests: readonly (readonly [ArtworkFilter, Test])[]): readonly ArtworkFilter[] => {
  const failed: ArtworkFilter[] = [];
  for (const [filter, test] of tests) if (!test(row)) failed.push(filter);
  return failed;
};

/**
 * Counts in one pass, in slices: a row that fails one test alone counts for that filter's choices, and for no other's. Rows have to
 * stay as they are meanwhile.
 */
export const tally = async (
  rows: Iterable<CatalogRow>,
  tests: Tests,
  regions: Asked["regions"],
  pause: Pause,
): Promise<Tally> => {
  const all = Object.entries(tests) as [ArtworkFilter, Test][];
  const missed = fewestMissed();
  const counts = countsOfChoices();
  const byRegion = new Map<SaudiRegion, number>();
  const without = new Map<ArtworkFilter, number>();
  const mediums = new Map<string, MediumNames>();
  const resting = everyFew(pause);
  let total = 0;

  const count = (row: CatalogRow): void => {
    const failed = failedBy(row, all);
    missed.meet(failed);
    if (failed.length > 1) return;
    const [only] = failed;
    if (only === undefined) total += 1;
    else raise(without, only);
    for (const choice of row.choices) if (only === undefined || only === choice.filter) counts.raise(choice);
    const region = only === undefined || only === "region" ? regions.get(row.artistId) : undefined;
    if (region !== undefined) raise(byRegion, region);
  };
  const name = ({ choices, medium, mediumEn }: CatalogRow): void => {
    const shelf = choices.find(({ filter }) => filter === "medium")?.value;
    if (shelf === undefined || medium === null) return;
    const known = mediums.get(shelf);
    if (known === undefined) mediums.set(shelf, { label: medium, labelEn: mediumEn });
    else known.labelEn ??= mediumEn;
  };

  for (const row of rows) {
    const pausing = resting();
    if (pausing) await pausing;
    name(row);
    count(row);
  }
  for (const [filter] of all) without.set(filter, (without.get(filter) ?? 0) + total);
  const regional = [...byRegion].map(([region, some]) => [`region:${region}`, some] as const);
  return { total, counts: new Map([...counts.byName(), ...regional]), without, missed: missed.best(), mediums };
};
