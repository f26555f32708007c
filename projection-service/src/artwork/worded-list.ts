import type { artworkReads, ArtworksQuery } from "@naqsh/shared/artwork";
import type { QueryAnswer } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { askedWorks } from "../joins/asked-works";
import type { CatalogRow } from "./catalog-row";
import { cardsOf } from "./present-artwork";

type Placed = { id: string; rank: number };

/** By what works stand: the lowest first. Those without a price come last, whichever way prices are ordered. */
const rankIn = ({ sort, featured }: ArtworksQuery): ((row: CatalogRow) => number) => {
  const sign = sort === "price-low" ? 1 : -1;
  if (sort === "price-low" || sort === "price-high")
    return ({ listedPrice }) => (listedPrice === null ? Number.MAX_SAFE_INTEGER : sign * listedPrice);
  if (featured === "true") return ({ featuredPlace }) => featuredPlace ?? Number.MAX_SAFE_INTEGER;
  return ({ createdAtMs }) => (sort === "oldest" ? createdAtMs : -createdAtMs);
};

const isBefore = (one: Placed, other: Placed): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.id < other.id);

/** The first of some, without sorting those that are not among them. */
const firstOf = (some: Iterable<Placed>, most: number): Placed[] => {
  const kept: Placed[] = [];
  for (const one of some) {
    if (kept.length === most && !isBefore(one, kept[most - 1]!)) continue;
    let at = kept.length;
    while (at > 0 && isBefore(one, kept[at - 1]!)) at -= 1;
    kept.splice(at, 0, one);
    if (kept.length > most) kept.pop();
  }
  return kept;
};

/** The place where a page begins: after this work, which may be gone by then. */
const placeFrom = (cursor: string | undefined): Placed | null => {
  const [, rank = "", id = ""] = /^(-?\d+)\/(.+)$/.exec(cursor ?? "") ?? [];
  return id === "" ? null : { rank: Number(rank), id };
};

const afterPlace = function* (works: ReadonlyMap<string, CatalogRow>, input: ArtworksQuery): Iterable<Placed> {
  const rankOf = rankIn(input);
  const place = placeFrom(input.cursor);
  for (const [id, row] of works) {
    const one = { id, rank: rankOf(row) };
    if (place === null || isBefore(place, one)) yield one;
  }
};

/** The marketplace's list by words, ordered and paged from rows in memory: no store holds what words mean (decision 103). */
export const listByWords = async (
  input: ArtworksQuery,
  deps: QueryDeps,
): Promise<QueryAnswer<(typeof artworkReads)["artworks"]>> => {
  const first = firstOf(afterPlace(await askedWorks(input, deps), input), input.limit + 1);
  const page = first.slice(0, input.limit);
  const last = page.at(-1);
  return {
    body: await cardsOf(
      page.map(({ id }) => id),
      deps,
    ),
    next: first.length > page.length && last !== undefined ? { cursor: `${last.rank}/${last.id}` } : null,
  };
};
