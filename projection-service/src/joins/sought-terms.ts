import type { SoughtTerm } from "@naqsh/shared/search";
import { cutTo, pageOf, type PageInput } from "../http/list-page";
import type { QueryDeps } from "../query-deps";
import { createPauses } from "../runner/pauses";
import { QUESTION_SLICE_MS } from "../runner/slices";
import type { IsShown } from "../search/search-answer";
import type { SearchIndex } from "../search/search-index";
import type { SoughtTermDocument } from "../search/sought-terms.projection";

/** So many terms are looked at for a page; then it ends early, and the next one goes on. */
const MOST_LOOKED_AT = 500;

/** How much a term finds now, of all kinds; what holds some of its words alone is not what was sought. */
const countOf = (query: string, index: SearchIndex, isShown: IsShown): number => {
  const found = index.find(query, { accepts: isShown, most: cutTo(1, "totals are counted") });
  if (found === null || found.understood === "partly") return 0;
  return [...found.byKind.values()].reduce((sum, { total }) => sum + total, 0);
};

const shown = (document: SoughtTermDocument, index: SearchIndex, isShown: IsShown): SoughtTerm => {
  const { termId, query, sought, chosen, lastOn } = document;
  return { id: termId, query, sought, chosen, resultsCount: countOf(query, index, isShown), lastOn };
};

/** What was sought, the newest day first; `isNothing`: what finds nothing now alone. Pages of these may be shorter than was asked. */
export const soughtTerms = async (
  { isNothing, ...page }: PageInput & { isNothing: boolean },
  index: SearchIndex,
  { views, isShown }: Pick<QueryDeps, "views"> & { isShown: IsShown },
): Promise<{ terms: SoughtTerm[]; next: string | null }> => {
  const pause = createPauses(QUESTION_SLICE_MS);
  const terms: SoughtTerm[] = [];
  let { cursor } = page;
  const step = isNothing ? Math.ceil(page.limit / 2) : page.limit;
  for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT && terms.length <= page.limit - step; lookedAt += step) {
    const read = pageOf({ limit: step, cursor });
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const found = await views.soughtTerms.find({ index: "byDay", direction: "descending", ...read });
    for (const { document } of found.documents) {
      // oxlint-disable-next-line no-await-in-loop -- the loop pauses so that others are answered meanwhile
      await pause();
      const term = shown(document, index, isShown);
      if (!isNothing || term.resultsCount === 0) terms.push(term);
    }
    if (found.next === null) return { terms, next: null };
    cursor = found.next;
  }
  return { terms, next: cursor ?? null };
};
