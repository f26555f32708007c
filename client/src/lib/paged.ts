import { useInfiniteQuery, type QueryKey } from "@tanstack/react-query";
import { api } from "./api";
import type { PagedPath, Question } from "./endpoint-types";

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
