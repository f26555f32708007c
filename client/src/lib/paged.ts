import { useInfiniteQuery, type QueryKey } from "@tanstack/react-query";
import { api } from "./api";
import type { Page } from "./api-client";

/** A list whose pages are asked for one after the other, by their `Link` headers; gives the items of all that have come. */
export const usePaged = <Item>(queryKey: QueryKey, firstPage: string, staleTime = 0) =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }): Promise<Page<Item>> => api.getPage(pageParam, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime,
  });
