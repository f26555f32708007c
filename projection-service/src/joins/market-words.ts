import { searchWords, withoutJoiningLetter } from "@naqsh/shared/kernel/arabic-fold";
import type { CatalogRow } from "../artwork/market-catalog";
import { waysToSearch } from "../artwork/artwork-search";
import type { NamedArtists } from "../artwork/named-artists";
import { rowsFound } from "../artwork/rows-found";
import type { QueryDeps } from "../query-deps";

type Deps = Pick<QueryDeps, "views"> & { artists: NamedArtists };

type Market = { rows: ReadonlyMap<string, CatalogRow>; passes: (row: CatalogRow) => boolean };

/** Whether a work is found by these words, each its own or its artist's. */
const isFound = async (id: string, sought: readonly string[], { views, artists }: Deps): Promise<boolean> => {
  const work = await views.artworks.get(id);
  if (work === null) return false;
  for (const word of sought) {
    if (!work.words.includes(word) && !(await artists.called(word)).includes(work.artistId)) return false;
  }
  return true;
};

/** Those of some works that the marketplace's list shows for these words: as they stand, or else without a joining letter. */
export const worksByWords = async (
  text: string,
  ids: readonly string[],
  { rows, passes }: Market,
  deps: Deps,
): Promise<string[]> => {
  const ways = await waysToSearch(text, deps);
  const words = searchWords(text).slice(0, 8);
  const sought = [words, words.map((word) => withoutJoiningLetter(word) ?? word)].slice(0, ways.length);
  for (const [place, way] of ways.entries()) {
    const found: string[] = [];
    for (const id of ids) if (await isFound(id, sought[place] ?? [], deps)) found.push(id);
    if (found.length > 0) return found;
    // The second way is gone only if the first finds nothing at all.
    const others = place + 1 < ways.length ? [...(await rowsFound(way, rows, deps)).values()] : [];
    if (others.some(passes)) return [];
  }
  return ways.length === 0 ? [...ids] : [];
};
