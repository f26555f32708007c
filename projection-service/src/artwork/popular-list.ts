import type { artworkReads, ArtworksQuery } from "@naqsh/shared/artwork";
import { nextOf } from "../http/list-page";
import type { QueryAnswer } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { askedWorks } from "../joins/asked-works";
import { pageOfPopular } from "../joins/popular-page";
import { cardsOf } from "./present-artwork";

/** The marketplace's list by what people did with the works (docs/rules.md#popular). */
export const listPopular = async (
  input: ArtworksQuery,
  deps: QueryDeps,
): Promise<QueryAnswer<(typeof artworkReads)["artworks"]>> => {
  const asked = await askedWorks(input, deps);
  const { ids, next } = await pageOfPopular(input, asked, deps);
  return { body: await cardsOf(ids, deps), next: nextOf({ documents: [], next }) };
};
