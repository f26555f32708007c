import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { ArtworksQuery } from "@naqsh/shared/artwork";
import type { SearchSort } from "@naqsh/shared/search";
import { testsOf } from "../artwork/facet-tally";
import type { CatalogRow, MarketCatalog } from "../artwork/market-catalog";
import type { NamedArtists } from "../artwork/named-artists";
import type { QueryDeps } from "../query-deps";
import type { FoundOfKind, SearchHit } from "../search/search-index";
import { TopHits } from "../search/top-hits";
import { bannedArtists } from "./banned-artists";

/** Of a work on show, by its id: the place that it has among others. */
export type RankOfWork = (id: string) => number;

/** Comes after every price, whichever way they are ordered. */
const UNPRICED = -Number.MAX_VALUE;

/** The works on show, by the filters of a question. */
export type FilteredWorks = {
  /** Whether any filter is in force. */
  isNarrowed: boolean;
  fits: (id: string) => boolean;
  /** All that fit, the newest first, or by a rank. */
  listed: (most: number, rank: RankOfWork | null) => FoundOfKind;
  /** What an order asks of each work, the highest first; null if how well a work fits is its order. */
  ranked: (sort: SearchSort) => RankOfWork | null;
  /** Of these, best first, or of all on show, newest first: those that miss the fewest filters. */
  nearest: (among: readonly SearchHit[] | null, most: number) => FoundOfKind;
};

type Deps = Pick<QueryDeps, "views" | "clock"> & { market: MarketCatalog; artists: NamedArtists };

/** Milliseconds: more than lies between any two works. */
const AGES_MS = 1e13;

/** Tests works as the marketplace does. */
export const filteredWorks = async (
  input: Omit<ArtworksQuery, "sort">,
  { views, clock, market, artists }: Deps,
): Promise<FilteredWorks> => {
  const rows = await market.rows();
  const banned = new Set(await bannedArtists(views));
  const regions = input.region === undefined ? new Map() : await artists.regions();
  const today = riyadhDayOf(instantFromMs(clock.now()));
  const tests = Object.values(testsOf({ input: { ...input, sort: "newest" }, regions, today }));
  const missed = (row: CatalogRow): number => tests.filter((test) => !test(row)).length;
  const onShow = (id: string): CatalogRow | null => {
    const row = rows.get(id);
    return row === undefined || banned.has(row.artistId) ? null : row;
  };
  const best = (scored: Iterable<readonly [id: string, score: number]>, most: number): FoundOfKind => {
    const ids: string[] = [];
    const top = new TopHits(most);
    for (const [id, score] of scored) top.add(ids.push(id) - 1, score);
    return { total: ids.length, hits: top.sorted().map(({ number, score }) => ({ id: ids[number]!, score })) };
  };
  const newest = function* (isWanted: (row: CatalogRow) => boolean): Iterable<readonly [string, number]> {
    for (const [id, row] of rows) if (!banned.has(row.artistId) && isWanted(row)) yield [id, row.createdAtMs];
  };
  const fewestMissed = function* (among: readonly SearchHit[]): Iterable<readonly [string, number]> {
    // What comes later of equals is taken first.
    for (const { id } of among.toReversed()) {
      const row = onShow(id);
      if (row !== null) yield [id, -missed(row)];
    }
  };
  return {
    isNarrowed: tests.length > 0,
    fits: (id) => {
      const row = onShow(id);
      return row !== null && tests.every((test) => test(row));
    },
    listed: (most, rank) => {
      const fitting = newest((row) => tests.every((test) => test(row)));
      if (rank === null) return best(fitting, most);
      const byRank = function* (): Iterable<readonly [string, number]> {
        for (const [id] of fitting) yield [id, rank(id)];
      };
      return best(byRank(), most);
    },
    ranked: (sort) => {
      if (sort === "newest") return (id) => rows.get(id)?.createdAtMs ?? 0;
      if (sort !== "price-low" && sort !== "price-high") return null;
      const sign = sort === "price-low" ? -1 : 1;
      return (id) => {
        const price = rows.get(id)?.listedPrice ?? null;
        return price === null ? UNPRICED : sign * price;
      };
    },
    nearest: (among, most) => {
      if (among !== null) return best(fewestMissed(among), most);
      // One pass with both orders: fewer misses outweigh any age.
      const aged = function* (): Iterable<readonly [string, number]> {
        for (const [id, at] of newest(() => true)) yield [id, at - missed(rows.get(id)!) * AGES_MS];
      };
      return best(aged(), most);
    },
  };
};
