import { api } from "./api";
import type { Page } from "./api-client";
import { isApiError } from "./api-error";
import type { ItemAt, PagedPath } from "./endpoint-types";

type ListedPage<Item> = Page<Item> & { /** Whether the list begins with it. */ isFirst: boolean };
type Asked = { pageParam: string | null; signal: AbortSignal };

const addressFrom = (address: string, cursor: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ cursor })}`;

const isOfAnotherList = (failure: unknown): boolean =>
  isApiError(failure) && failure.code === "INVALID_INPUT" && failure.fields.some(({ path }) => path === "cursor");

/**
 * How the pages of a list are asked for, as `useInfiniteQuery` takes it: from a cursor on, such as an address has it, or from the
 * beginning. A cursor that is not of this list, or not any more, is none.
 * @param address where the server has the list, without a cursor
 */
export const pagesFrom = <Path extends PagedPath>(path: Path, address: string, cursor: string | null) => ({
  queryFn: async ({ pageParam, signal }: Asked): Promise<ListedPage<ItemAt<Path>>> => {
    const pageAt = async (place: string, isFirst: boolean) => ({
      ...(await api.getNextPage(path, place, { signal })),
      isFirst,
    });
    if (pageParam !== null) return pageAt(pageParam, false);
    if (cursor === null) return pageAt(address, true);
    try {
      return await pageAt(addressFrom(address, cursor), false);
    } catch (failure) {
      if (!isOfAnotherList(failure)) throw failure;
      return pageAt(address, true);
    }
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
});

/** The items of all pages that have come, and where the page after them is. */
export const joinedPages = <Item>({ pages }: { pages: Page<Item>[] }): Page<Item> => ({
  items: pages.flatMap(({ items }) => items),
  next: pages.at(-1)?.next ?? null,
});
