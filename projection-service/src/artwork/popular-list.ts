import type { artworkReads, ArtworksQuery } from "@naqsh/shared/artwork";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import { cutTo, nextOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import type { QueryAnswer } from "../http/query-route";
import { bannedArtists } from "../joins/banned-artists";
import type { QueryDeps } from "../query-deps";
import { waysToSearch } from "./artwork-search";
import { testsOf } from "./facet-tally";
import type { CatalogRow, MarketCatalog } from "./market-catalog";
import type { NamedArtists } from "./named-artists";
import { cardOf } from "./present-artwork";
import { rowsFound } from "./rows-found";

/** How many of the most popular works are looked at together to find those that are asked for. */
const LOOKED_AT = 200;

type PopularDeps = QueryDeps & { artists: NamedArtists; catalog: MarketCatalog };

/** Whether a list shows this work, by the filters and words that its facets are counted by. */
const isAskedFor = async (input: ArtworksQuery, deps: PopularDeps): Promise<(id: string) => boolean> => {
  const rows = await deps.catalog.rows();
  const banned = new Set(await bannedArtists(deps.views));
  const regions = await deps.artists.regions();
  const today = riyadhDayOf(instantFromMs(deps.clock.now()));
  const tests = Object.values(testsOf({ input, regions, today }));
  const passes = (row: CatalogRow | undefined): boolean =>
    row !== undefined && !banned.has(row.artistId) && tests.every((test) => test(row));
  let found: ReadonlyMap<string, CatalogRow> = rows;
  for (const way of await waysToSearch(input.q ?? "", deps)) {
    // oxlint-disable-next-line no-await-in-loop -- the second way is for what the first does not find
    found = await rowsFound(way, rows, deps);
    if ([...found.values()].some(passes)) break;
  }
  return (id) => passes(found.get(id));
};

type Page = { ids: string[]; next: string | null };

/** Walks the order of popularity to the end of a page; its cursor is that of the last work that it shows. */
export const pageOfPopular = async (
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  isWanted: (id: string) => boolean,
  { views }: Pick<QueryDeps, "views">,
): Promise<Page> => {
  const ids: string[] = [];
  let from = cursor;
  for (;;) {
    const find = {
      index: "byPopularity",
      direction: "descending",
      ...(from !== undefined && { cursor: from }),
    } as const;
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const { documents, next } = await views.workViews.find({
      ...find,
      limit: cutTo(LOOKED_AT, "the loop goes on from next"),
    });
    const wanted = documents.flatMap(({ key }, place) => (isWanted(key) ? [{ key, place }] : []));
    const last = wanted[limit - ids.length - 1];
    ids.push(...wanted.slice(0, limit - ids.length).map(({ key }) => key));
    if (last !== undefined)
      return {
        ids,
        next: (await views.workViews.find({ ...find, limit: cutTo(last.place + 1, "asks where the next page begins") }))
          .next,
      };
    if (next === null) return { ids, next: null };
    from = next;
  }
};

/** The marketplace's list by what people did with the works (docs/rules.md#popular). */
export const listPopular = async (
  input: ArtworksQuery,
  deps: PopularDeps,
): Promise<QueryAnswer<(typeof artworkReads)["artworks"]>> => {
  const { ids, next } = await pageOfPopular(input, await isAskedFor(input, deps), deps);
  const cards = await presentEach(ids, async (id) => {
    const work = await deps.views.artworks.get(id);
    return work && cardOf(work, deps);
  });
  return { body: cards.filter((card) => card !== null), next: nextOf({ documents: [], next }) };
};
