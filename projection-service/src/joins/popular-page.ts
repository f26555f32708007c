import { CursorInvalid } from "@naqsh/shared/platform/ports/read-model-store";
import { cutTo, sortedPage } from "../http/list-page";
import type { QueryDeps } from "../query-deps";
import type { WorkViews } from "../engagement/work-views.projection";

/** How many of the most popular works are looked at together to find those that are asked for; fewer are read and sorted at once. */
const LOOKED_AT = 200;
/** So many are read one by one and sorted, if the walk to a page of them would pass over more. */
const MOST_SORTED = 2_000;
/** A list may grow while its pages are turned. */
const MOST_SORTED_LATER = 2 * MOST_SORTED;

/** The works that a list shows; `keys` gives all of them, and is null if only one by one can be told. */
export type WorksAsked = {
  readonly size: number;
  has: (id: string) => boolean;
  keys: (() => Iterable<string>) | null;
};

type Page = { ids: string[]; next: string | null };
type Asked = { cursor?: string | undefined; limit: number };
type Deps = Pick<QueryDeps, "views">;

/** The place of a work in the order, as a text that sorts like it: of equals that of the greater id is higher, as in the index. */
const placeOf = ({ popularity, artworkId }: WorkViews): string =>
  `${String(Math.max(0, popularity)).padStart(20, "0")}/${artworkId}`;

/** Where a page begins: after a work's place, which the store's own cursor tells as well if the order was walked. */
const CURSOR = /^(?<place>\d{20}\/[^~]+)(?:~(?<stored>.+))?$/;

const placeIn = (cursor: string | undefined): { place?: string; stored?: string } => {
  if (cursor === undefined) return {};
  const { groups } = CURSOR.exec(cursor) ?? {};
  if (groups === undefined) throw new CursorInvalid();
  return groups;
};

const sorted = async (asked: Iterable<string>, page: Asked, { views }: Deps): Promise<Page> => {
  const loaded = await views.workViews.load([...asked]);
  const known = loaded.flatMap(({ document }) => document ?? []);
  const { items, next } = sortedPage(known, placeOf, { ...page, isDescending: true });
  return { ids: items.map(({ artworkId }) => artworkId), next: next?.cursor ?? null };
};

/** `sort` is the other way to the page; null if too many are asked for. */
type Walk = Asked & { sort: (() => Promise<Page>) | null };

const walked = async ({ cursor, limit, sort }: Walk, asked: WorksAsked, { views }: Deps): Promise<Page> => {
  const ids: string[] = [];
  // How many of them lie before a cursor nothing tells.
  const isAll = (): boolean => cursor === undefined && ids.length === asked.size;
  let from = cursor;
  for (let lookedAt = LOOKED_AT; ; lookedAt += LOOKED_AT) {
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
    const wanted = documents.flatMap(({ key, document }, at) => (asked.has(key) ? [{ key, document, at }] : []));
    const last = wanted[limit - ids.length - 1];
    ids.push(...wanted.slice(0, limit - ids.length).map(({ key }) => key));
    if (isAll()) return { ids, next: null };
    if (last !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- the last question of the walk
      const { next: stored } = await views.workViews.find({
        ...find,
        limit: cutTo(last.at + 1, "asks where the next page begins"),
      });
      return { ids, next: stored === null ? null : `${placeOf(last.document)}~${stored}` };
    }
    if (next === null) return { ids, next: null };
    // At the rate at which they are met, the page would take more looks than there are works to sort.
    if (sort !== null && limit * lookedAt > asked.size * ids.length) return sort();
    from = next;
  }
};

/**
 * A page of the works that are asked for, by the order of popularity. They are found by a walk along the order, which ends with the
 * page or, from its beginning, with the last of them; a few, and those that lie far apart, are read and sorted.
 * @throws CursorInvalid for a cursor of another list
 */
export const pageOfPopular = async ({ cursor, limit }: Asked, asked: WorksAsked, deps: Deps): Promise<Page> => {
  const { place, stored } = placeIn(cursor);
  const wasSorted = place !== undefined && stored === undefined;
  const mostSorted = wasSorted ? MOST_SORTED_LATER : MOST_SORTED;
  const all = asked.keys !== null && asked.size <= mostSorted ? asked.keys() : null;
  const sort = all && (() => sorted(all, { limit, cursor: place }, deps));
  if (sort !== null && (wasSorted || asked.size <= LOOKED_AT)) return sort();
  if (wasSorted) throw new CursorInvalid();
  return walked({ limit, cursor: stored, sort }, asked, deps);
};
