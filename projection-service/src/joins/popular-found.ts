import { pageOfPopular } from "../artwork/popular-list";
import type { QueryDeps } from "../query-deps";
import type { SearchFound } from "../search/search-index";

/** What was found with its works by how popular they are, the first `most` of them; `isFound` tells of each whether it is one. */
export const byPopularity = async (
  found: SearchFound,
  { isFound, most }: { isFound: (id: string) => boolean; most: number },
  deps: Pick<QueryDeps, "views">,
): Promise<SearchFound> => {
  const works = found.byKind.get("artwork");
  if (works === undefined) return found;
  const { ids } = await pageOfPopular({ limit: most }, isFound, deps);
  const hits = ids.map((id) => ({ id, score: 0 }));
  return { ...found, byKind: new Map(found.byKind).set("artwork", { total: works.total, hits }) };
};
