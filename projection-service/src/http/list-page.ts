import type { Found } from "@naqsh/shared/platform/ports/read-model-store";

export type PageInput = { limit: number; cursor?: string | undefined };

/** The part of a question that a page is. */
export const pageOf = ({ limit, cursor }: PageInput): { limit: number; cursor?: string } => ({
  limit,
  ...(cursor !== undefined && { cursor }),
});

/** What the next page is asked by: where it begins and, of a list that was read by one of several values, by which. */
export const nextOf = ({ next, by }: Found<object> & { by?: string | null }): Record<string, string> | null =>
  next === null ? null : { cursor: next, ...(typeof by === "string" && { by }) };

type SortedPage<Item> = { items: Item[]; next: { cursor: string } | null };

/**
 * A page of what was found whole and is sorted here. `orderOf` gives each item a text of its own, by which they stand and by
 * which the next page begins, so that an item that comes or goes meanwhile moves no other.
 */
export const sortedPage = <Item>(
  found: readonly Item[],
  orderOf: (item: Item) => string,
  { limit, cursor, isDescending = false }: PageInput & { isDescending?: boolean },
): SortedPage<Item> => {
  const sign = isDescending ? -1 : 1;
  const isBefore = (a: string, b: string): number => (a < b ? -sign : sign);
  const rest = found
    .map((item) => ({ item, order: orderOf(item) }))
    .filter(({ order }) => cursor === undefined || (order !== cursor && isBefore(order, cursor) > 0))
    .toSorted((a, b) => isBefore(a.order, b.order));
  const last = rest[limit - 1];
  const items = rest.slice(0, limit).map(({ item }) => item);
  return { items, next: rest.length > limit && last !== undefined ? { cursor: last.order } : null };
};

/**
 * The bound of a read that may leave something out, with why nobody is misled by it (docs/decisions/0109). Lists are paged by
 * `pageOf` or `sortedPage`, or read whole by `everyOne`; a count or a sum is never taken of what is cut.
 */
export const cutTo = (most: number, _because: string): number => most;
