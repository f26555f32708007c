import { pageOfPopular, type WorksAsked } from "./popular-page";
import type { QueryDeps } from "../query-deps";
import type { FoundOfKind, SearchFound } from "../search/search-answer";

/** Works that a test tells one by one: all of them are known where none had to be left out. */
export const worksThatFit = ({ total, hits }: FoundOfKind, fits: (id: string) => boolean): WorksAsked => ({
  size: total,
  has: fits,
  keys: total === hits.length ? () => hits.map(({ id }) => id) : null,
});

/** What was found with its works by how popular they are, the first `most` of them; `asked` are all that were found. */
export const byPopularity = async (
  found: SearchFound,
  { asked, most }: { asked: (works: FoundOfKind) => WorksAsked; most: number },
  deps: Pick<QueryDeps, "views">,
): Promise<SearchFound> => {
  const works = found.byKind.get("artwork");
  if (works === undefined) return found;
  const { ids } = await pageOfPopular({ limit: most }, asked(works), deps);
  const hits = ids.map((id) => ({ id, score: 0 }));
  return { ...found, byKind: new Map(found.byKind).set("artwork", { total: works.total, hits }) };
};
