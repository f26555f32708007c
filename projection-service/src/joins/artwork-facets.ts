import { ARTWORK_CATEGORIES, ARTWORK_COLOURS, ARTWORK_ORIENTATIONS, ARTWORK_SIZES } from "@naqsh/shared/artwork";
import type { ArtworkFacets, ArtworkFilter, ArtworksQuery, Facet, MediumFacet } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { RiyadhDay } from "@naqsh/shared/kernel/riyadh-day";
import { SAUDI_REGIONS, type SaudiRegion } from "@naqsh/shared/kernel/saudi-regions";
import type { CatalogRow } from "../artwork/catalog-row";
import type { CatalogRows } from "../artwork/catalog-rows";
import { tally, testsOf } from "../artwork/facet-tally";
import type { Tally } from "../artwork/facet-tally";
import { BAR_RIYALS, BARS } from "../artwork/row-choices";
import { cutTo } from "../http/list-page";
import type { Pause } from "../runner/pauses";
import type { SearchIndex } from "../search/search-index";
import type { AskedDeps } from "./asked-works";
import { bannedArtists } from "./banned-artists";
import { shownAmong } from "./shown-in-search";
import { createStandingAnswers } from "./standing-answers";

const MEDIUMS_SHOWN = 12;

/** As a list does: what the first way finds, or else what the second does. */
const firstOf = (tallies: readonly Tally[], countOf: (one: Tally) => number | undefined): number =>
  tallies.map(countOf).find((count) => count !== undefined && count > 0) ?? 0;

const mediumsOf = (mediums: Tally["mediums"], countOf: (shelf: string) => number): MediumFacet[] =>
  [...mediums]
    .map(([shelf, { label, labelEn }]) => ({ value: label, label, labelEn, count: countOf(shelf) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));

/** The fewest filters to take off; the words last of equals, since what they find is nearest. */
const loosenedOf = (ofWays: readonly Tally[], everything: Tally): ArtworkFilter[] => {
  const others = ofWays.find(({ missed }) => missed.length > 0)?.missed;
  if (ofWays.length === 0) return [...everything.missed];
  const isNearer = others !== undefined && others.length <= everything.missed.length + 1;
  return isNearer ? [...others] : ["q", ...everything.missed];
};

const onShow = function* (rows: Iterable<CatalogRow>, banned: ReadonlySet<string>): Iterable<CatalogRow> {
  for (const row of rows) if (!banned.has(row.artistId)) yield row;
};

const rowsOf = function* (ids: Iterable<string>, rows: CatalogRows): Iterable<CatalogRow> {
  for (const id of ids) {
    const row = rows.get(id);
    if (row !== undefined) yield row;
  }
};

/** All that an answer follows from besides the question, as it stands at one moment. */
type Moment = {
  rows: CatalogRows;
  banned: readonly string[];
  regions: ReadonlyMap<string, SaudiRegion>;
  today: RiyadhDay;
  /** Null if no word is sought. */
  index: SearchIndex | null;
};

const momentOf = async ({ q = "" }: ArtworksQuery, deps: AskedDeps): Promise<Moment> => ({
  rows: await deps.market.rows(),
  banned: await bannedArtists(deps.views),
  regions: await deps.artists.regions(),
  today: riyadhDayOf(instantFromMs(deps.clock.now())),
  index: q.trim() === "" ? null : await deps.search.index(),
});

const facetsAt = async (input: ArtworksQuery, moment: Moment, pause: Pause): Promise<ArtworkFacets> => {
  const { rows, regions, index } = moment;
  const banned = new Set(moment.banned);
  // Worked out before the first pause: an index goes on changing.
  const ways = [...(index?.ways("artwork", input.q ?? "", shownAmong(rows, banned)) ?? [])];
  const tests = testsOf({ input, ...moment });
  const counted = (some: Iterable<CatalogRow>): Promise<Tally> => tally(onShow(some, banned), tests, regions, pause);

  const everything = await counted(rows);
  const ofWays: Tally[] = [];
  // oxlint-disable-next-line no-await-in-loop -- they take the same turns, one after the other or together
  for (const { ids } of ways) ofWays.push(await counted(rowsOf(ids, rows)));
  const tallies = ways.length === 0 ? [everything] : ofWays;
  const total = firstOf(tallies, (one) => one.total);
  // Words that find nothing were tried in every way, the last in part: the search over all kinds says so too.
  const way = ways[tallies.findIndex((one) => one.total > 0)] ?? ways.at(-1);
  const countOf = (filter: ArtworkFilter, value: string): number =>
    firstOf(tallies, ({ counts }) => counts.get(`${filter}:${value}`));
  const facets = <Value extends string>(filter: ArtworkFilter, values: readonly Value[]): Facet<Value>[] =>
    values.map((value) => ({ value, count: countOf(filter, value) }));

  const mediums = mediumsOf(everything.mediums, (shelf) => countOf("medium", shelf));
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

const MOST_KEPT = 200;

/**
 * How many works each choice of each filter would show, exactly. An answer is kept until a work, a ban, a region, the day or, of a
 * question with words, the index of the search has changed.
 */
export const createArtworkFacets = (deps: AskedDeps): ((input: ArtworksQuery) => Promise<ArtworkFacets>) => {
  const plain = createStandingAnswers<ArtworkFacets>(MOST_KEPT);
  const worded = createStandingAnswers<ArtworkFacets>(MOST_KEPT);
  return async (input) => {
    const moment = await momentOf(input, deps);
    const { rows, banned, regions, today, index } = moment;
    const { sort: _sort, limit: _limit, cursor: _cursor, ...asked } = input;
    const standing = [rows, banned.join(), regions, today, index, index?.changes];
    return (index === null ? plain : worded)(standing, JSON.stringify(asked), () =>
      facetsAt(input, moment, deps.market.pause),
    );
  };
};
