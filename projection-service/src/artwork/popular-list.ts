import type { artworkReads, ArtworksQuery } from "@naqsh/shared/artwork";
import { cutTo, nextOf } from "../http/list-page";
import type { QueryAnswer } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { askedWorks, type AskedDeps } from "../joins/asked-works";
import { cardsOf } from "./present-artwork";

/** How many of the most popular works are looked at together to find those that are asked for. */
const LOOKED_AT = 200;

type Page = { ids: string[]; next: string | null };

/** Walks the order of popularity to the end of a page; its cursor is that of the last work that it shows. */
export const pageOfPopular = async (
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  isWanted: (id: string) => boolean,
  { views }: Pick<QueryDeps, "views">,
): Promise<Page> => {
  const ids: string[] = [];
  let from = cursor;
  for (;;) {
    const find = {
      index: "byPopularity",
      direction: "descending",
      ...(from !== undefined && { cursor: from }),
    } as const;
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
    const { documents, next } = await views.workViews.find({
      ...find,
      limit: cutTo(LOOKED_AT, "the loop goes on from next"),
    });
    const wanted = documents.flatMap(({ key }, place) => (isWanted(key) ? [{ key, place }] : []));
    const last = wanted[limit - ids.length - 1];
    ids.push(...wanted.slice(0, limit - ids.length).map(({ key }) => key));
    if (last !== undefined)
      return {
        ids,
        next: (await views.workViews.find({ ...find, limit: cutTo(last.place + 1, "asks where the next page begins") }))
          .next,
      };
    if (next === null) return { ids, next: null };
    from = next;
  }
};

/** The marketplace's list by what people did with the works (docs/rules.md#popular). */
export const listPopular = async (
  input: ArtworksQuery,
  deps: AskedDeps & QueryDeps,
): Promise<QueryAnswer<(typeof artworkReads)["artworks"]>> => {
  const asked = await askedWorks(input, deps);
  const { ids, next } = await pageOfPopular(input, (id) => asked.has(id), deps);
  return { body: await cardsOf(ids, deps), next: nextOf({ documents: [], next }) };
};
