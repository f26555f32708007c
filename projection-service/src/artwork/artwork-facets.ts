import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, ARTWORK_ORIENTATIONS, ARTWORK_SIZES } from "@naqsh/shared/artwork";
import type { ArtworkFacets, ArtworkFilter, ArtworksQuery, Facet, MediumFacet } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { SAUDI_REGIONS } from "@naqsh/shared/kernel/saudi-regions";
import { bannedArtists } from "../joins/banned-artists";
import { waysOfWords, type AskedDeps } from "../joins/asked-works";
import { shelfOfMedium } from "./shelves";
import { BAR_RIYALS, BARS, tally, testsOf } from "./facet-tally";
import type { Tally } from "./facet-tally";
import type { CatalogRow } from "./market-catalog";
import { cutTo } from "../http/list-page";

const MEDIUMS_SHOWN = 12;

/** As a list does: what the first way finds, or else what the second does. */
const firstOf = (tallies: readonly Tally[], countOf: (one: Tally) => number | undefined): number =>
  tallies.map(countOf).find((count) => count !== undefined && count > 0) ?? 0;

const mediumsOf = (rows: Iterable<CatalogRow>, countOf: (shelf: string) => number): MediumFacet[] => {
  const mediums = new Map<string, MediumFacet>();
  for (const { medium, mediumEn } of rows) {
    if (medium === null || medium === "") continue;
    const shelf = shelfOfMedium(medium);
    const known = mediums.get(shelf);
    if (known === undefined)
      mediums.set(shelf, { value: medium, label: medium, labelEn: mediumEn, count: countOf(shelf) });
    else known.labelEn ??= mediumEn;
  }
  return [...mediums.values()]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
};

/** The fewest filters to take off; the words last of equals, since what they find is nearest. */
const loosenedOf = (ofWays: readonly Tally[], everything: Tally): ArtworkFilter[] => {
  const others = ofWays.find(({ missed }) => missed.length > 0)?.missed;
  if (ofWays.length === 0) return everything.missed;
  return others !== undefined && others.length <= everything.missed.length + 1 ? others : ["q", ...everything.missed];
};

/** How many works each choice of each filter would show, exactly. */
export const artworkFacets = async (input: ArtworksQuery, deps: AskedDeps): Promise<ArtworkFacets> => {
  const rows = await deps.catalog.rows();
  const banned = new Set(await bannedArtists(deps.views));
  const regions = await deps.artists.regions();
  const today = riyadhDayOf(instantFromMs(deps.clock.now()));
  const tests = testsOf({ input, regions, today });
  const counted = (some: Iterable<CatalogRow>): Tally =>
    tally(
      [...some].filter(({ artistId }) => !banned.has(artistId)),
      tests,
      regions,
    );

  const ways = [...(await waysOfWords(input, deps))];
  const everything = counted(rows.values());
  const ofWays = ways.map(({ ids }) => counted([...ids].flatMap((id) => rows.get(id) ?? [])));
  const tallies = ways.length === 0 ? [everything] : ofWays;
  const total = firstOf(tallies, (one) => one.total);
  const way = ways[tallies.findIndex((one) => one.total > 0)];
  const countOf = (filter: ArtworkFilter, value: string): number =>
    firstOf(tallies, ({ counts }) => counts.get(`${filter}:${value}`));
  const facets = <Value extends string>(filter: ArtworkFilter, values: readonly Value[]): Facet<Value>[] =>
    values.map((value) => ({ value, count: countOf(filter, value) }));

  const mediums = mediumsOf(rows.values(), (shelf) => countOf("medium", shelf));
  const inForce = Object.keys(tests) as ArtworkFilter[];
  const without = inForce.map((filter) => ({ filter, total: firstOf(tallies, (one) => one.without.get(filter)) }));
  return {
    total,
    understood: way?.understood ?? "asWritten",
    corrected: way?.corrected ?? null,
    category: facets("category", ARTWORK_CATEGORIES),
    offer: facets("offer", ["sale", "auction"]),
    price: Array.from({ length: BARS + 1 }, (_, bar) => ({
      from: bar * BAR_RIYALS,
      to: bar === BARS ? null : (bar + 1) * BAR_RIYALS,
      count: countOf("price", String(bar)),
    })),
    medium: mediums.slice(0, cutTo(MEDIUMS_SHOWN, "the answer says how many are left out")),
    mediumsLeftOut: Math.max(0, mediums.length - MEDIUMS_SHOWN),
    region: facets("region", SAUDI_REGIONS),
    size: facets("size", ARTWORK_SIZES),
    colour: facets("colour", ARTWORK_COLOURS),
    orientation: facets("orientation", ARTWORK_ORIENTATIONS),
    verified: countOf("verified", "true"),
    without: ways.length === 0 ? without : [{ filter: "q", total: everything.total }, ...without],
    loosened: total > 0 ? [] : loosenedOf(ofWays, everything),
  };
};
