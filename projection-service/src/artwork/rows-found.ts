import { allFound } from "../joins/all-documents";
import type { QueryDeps } from "../query-deps";
import type { WordSearch } from "./artwork-search";
import { ALL_WORKS } from "./shelves";
import type { CatalogRow } from "./market-catalog";

/** The works that one way of searching finds, among those of the marketplace. */
export const rowsFound = async (
  { word, filters }: WordSearch,
  rows: ReadonlyMap<string, CatalogRow>,
  { views }: Pick<QueryDeps, "views">,
): Promise<Map<string, CatalogRow>> => {
  const read = word === null ? { index: "byNewest", equals: [ALL_WORKS] } : { index: "byWord", equals: [word] };
  const find = { ...read, ...(filters.length > 0 && { filter: { $and: filters } }) };
  const found = new Map<string, CatalogRow>();
  for await (const { key } of allFound(views.artworks, find)) {
    const row = rows.get(key);
    if (row !== undefined) found.set(key, row);
  }
  return found;
};
