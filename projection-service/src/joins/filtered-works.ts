import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { riyadhDayOf } from "@naqsh/shared/kernel/riyadh-day";
import type { ArtworksQuery } from "@naqsh/shared/artwork";
import type { SearchSort } from "@naqsh/shared/search";
import { testsOf } from "../artwork/facet-tally";
import type { CatalogRow } from "../artwork/catalog-row";
import type { QueryDeps } from "../query-deps";
import { everyFew } from "../runner/pauses";
import type { FoundOfKind, IsShown, SearchHit } from "../search/search-answer";
import { TopHits } from "../search/top-hits";
import { bannedArtists } from "./banned-artists";
import { shownAmong } from "./shown-in-search";

/** Of a work on show, by its id: the place that it has among others. */
export type RankOfWork = (id: string) => number;

/** Comes after every price, whichever way they are ordered. */
const UNPRICED = -Number.MAX_VALUE;

/** The works on show, by the filters of a question. What passes over all of them does so in slices. */
export type FilteredWorks = {
  /** Whether any filter is in force. */
  isNarrowed: boolean;
  /** What of all that is searched may be shown, whatever is filtered. */
  isShown: IsShown;
  fits: (id: string) => boolean;
  /** All that fit, the newest first, or by a rank. */
  listed: (most: number, rank: RankOfWork | null) => Promise<FoundOfKind>;
  /** What an order asks of each work, the highest first; null if how well a work fits is its order. */
  ranked: (sort: SearchSort) => RankOfWork | null;
  /** Of these, best first, or of all on show, newest first: those that miss the fewest filters. */
  nearest: (among: readonly SearchHit[] | null, most: number) => Promise<FoundOfKind>;
};

type Deps = Pick<QueryDeps, "views" | "clock" | "market" | "artists">;

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
  const isShown = shownAmong(rows, banned);
  const onShow = (id: string): CatalogRow | null => {
    const row = rows.get(id);
    return row === undefined || banned.has(row.artistId) ? null : row;
  };
  const pause = everyFew(market.pause);
  const best = async (
    scored: Iterable<readonly [id: string, score: number] | null>,
    most: number,
  ): Promise<FoundOfKind> => {
    const ids: string[] = [];
    const top = new TopHits(most);
    for (const one of scored) {
      const pausing = pause();
      if (pausing) await pausing;
      if (one !== null) top.add(ids.push(one[0]) - 1, one[1]);
    }
    return { total: ids.length, hits: top.sorted().map(({ number, score }) => ({ id: ids[number]!, score })) };
  };
  /** Null for a work that does not count, so that a pass gives way while it finds none, too. */
  const scoredBy = function* (scoreOf: (row: CatalogRow) => number | null): Iterable<readonly [string, number] | null> {
    for (const row of rows) {
      const score = banned.has(row.artistId) ? null : scoreOf(row);
      yield score === null ? null : [row.id, score];
    }
  };
  const isFitting = (row: CatalogRow): boolean => tests.every((test) => test(row));
  const fewestMissed = function* (among: readonly SearchHit[]): Iterable<readonly [string, number] | null> {
    // What comes later of equals is taken first.
    for (const { id } of among.toReversed()) {
      const row = onShow(id);
      yield row === null ? null : [id, -missed(row)];
    }
  };
  return {
    isShown,
    isNarrowed: tests.length > 0,
    fits: (id) => {
      const row = onShow(id);
      return row !== null && isFitting(row);
    },
    listed: (most, rank) => {
      const place = (row: CatalogRow): number => (rank === null ? row.createdAtMs : rank(row.id));
      return best(
        scoredBy((row) => (isFitting(row) ? place(row) : null)),
        most,
      );
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
      return best(
        scoredBy((row) => row.createdAtMs - missed(row) * AGES_MS),
        most,
      );
    },
  };
};
