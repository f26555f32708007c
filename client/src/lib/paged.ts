import { useInfiniteQuery, type QueryKey } from "@tanstack/react-query";
import { api } from "./api";
import { endpointAddress } from "./endpoint-address";
import type { ItemAt, PagedPath, Question } from "./endpoint-types";
import { joinedPages, pagesFrom } from "./pages-from";

/**
 * A list whose pages are asked for one after the other, by their `Link` headers; gives the items of all that have come.
 * `staleTime` in milliseconds.
 */
export const usePaged = <Path extends PagedPath>(
  queryKey: QueryKey,
  path: Path,
  question: Question<Path>,
  staleTime = 0,
) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      pageParam === null ? api.getPage(path, { ...question, signal }) : api.getNextPage(path, pageParam, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime,
  });

/**
 * The same from a place in the list on, as an address has it (null for its beginning); `next`: where the page after those that
 * came is.
 */
export const usePagedFrom = <Path extends PagedPath>(
  queryKey: QueryKey,
  path: Path,
  question: Question<Path>,
  { cursor, staleTime }: { cursor: string | null; staleTime: number },
) =>
  useInfiniteQuery({
    queryKey,
    ...pagesFrom(path, endpointAddress(path, question), cursor),
    select: joinedPages,
    staleTime,
  });

/** All items of a list, its pages asked for one after the other: for what is chosen among them all. */
export const everyPage = async <Path extends PagedPath>(
  path: Path,
  question: Question<Path>,
  signal?: AbortSignal,
): Promise<ItemAt<Path>[]> => {
  const options = { ...(signal && { signal }) };
  let page = await api.getPage(path, { ...question, ...options });
  const items = [...page.items];
  while (page.next !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
    page = await api.getNextPage(path, page.next, options);
    items.push(...page.items);
  }
  return items;
};
