import type { ArtworksQuery } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { bannedArtists } from "./banned-artists";
import { shownAmong } from "./shown-in-search";
import type { QueryDeps } from "../query-deps";
import { everyFew } from "../runner/pauses";
import type { IsShown, WayFound } from "../search/search-answer";
import { testsOf } from "../artwork/facet-tally";
import type { CatalogRow } from "../artwork/catalog-row";

export type AskedDeps = Pick<QueryDeps, "views" | "clock" | "search" | "market" | "artists">;

/** The ways in which the words of a question may be understood, by the index of the search; none if no word is sought. */
const waysOfWords = async (
  { q = "" }: ArtworksQuery,
  { search }: AskedDeps,
  isShown: IsShown,
): Promise<Iterable<WayFound>> => (q.trim() === "" ? [] : (await search.index()).ways("artwork", q, isShown));

/** The works that a list shows, by its filters and by the first understanding of its words that finds any (docs/rules.md#search). */
export const askedWorks = async (input: ArtworksQuery, deps: AskedDeps): Promise<ReadonlyMap<string, CatalogRow>> => {
  const rows = await deps.market.rows();
  const banned = new Set(await bannedArtists(deps.views));
  const regions = input.region === undefined ? new Map() : await deps.artists.regions();
  const today = riyadhDayOf(instantFromMs(deps.clock.now()));
  const tests = Object.values(testsOf({ input, regions, today }));
  const pause = everyFew(deps.market.pause);
  const passing = async (some: Iterable<CatalogRow | undefined>): Promise<Map<string, CatalogRow>> => {
    const found = new Map<string, CatalogRow>();
    for (const row of some) {
      const pausing = pause();
      if (pausing) await pausing;
      if (row !== undefined && !banned.has(row.artistId) && tests.every((test) => test(row))) found.set(row.id, row);
    }
    return found;
  };
  const rowsOf = function* (ids: Iterable<string>): Iterable<CatalogRow | undefined> {
    for (const id of ids) yield rows.get(id);
  };
  let hasWords = false;
  for (const { ids } of await waysOfWords(input, deps, shownAmong(rows, banned))) {
    hasWords = true;
    const found = await passing(rowsOf(ids));
    if (found.size > 0) return found;
  }
  return hasWords ? new Map() : passing(rows);
};
