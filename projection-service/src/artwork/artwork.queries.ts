import type { artworkReads } from "@naqsh/shared/artwork";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor, QueryAnswer } from "../http/query-route";
import { seenWork } from "../joins/seen-work";
import type { QueryDeps } from "../query-deps";
import { listArtworks } from "./artwork-list";
import { createNamedArtists } from "./named-artists";
import type { Artwork } from "./artworks.projection";
import { detailOf, reviewedOf } from "./present-artwork";

const VIEWS = ["artworks", "rooms", "people"] as const;

type Reads = typeof artworkReads;

const reviewedList = async (find: Find, deps: QueryDeps): Promise<QueryAnswer<Reads["myArtworks"]>> => {
  const found = await deps.views.artworks.find(find);
  const body = await presentEach(found.documents, ({ document }) => reviewedOf(document, deps));
  return { body, next: nextOf(found) };
};

const detail = async (
  work: Artwork | null,
  asker: string | null,
  deps: QueryDeps,
): Promise<QueryAnswer<Reads["artwork"]>> => {
  const seen = await seenWork(work, asker, deps);
  if (seen === null) return refused("ARTWORK_UNKNOWN");
  const { isOwnerOrAdministrator } = seen;
  return { body: await detailOf(seen.work, { asker, isOwnerOrAdministrator }, deps) };
};

/** The marketplace, one work, an artist's own works, and the queue of review. */
export const artworkQueries = (deps: QueryDeps): QueriesFor<Reads> => {
  const artists = createNamedArtists(deps);
  return {
    artworks: { views: VIEWS, answer: ({ input }) => listArtworks(input, artists, deps) },
    myArtworks: {
      views: VIEWS,
      answer: ({ asker, input }) =>
        reviewedList({ index: "byArtist", equals: [asker], direction: "descending", ...pageOf(input) }, deps),
    },
    artwork: {
      views: VIEWS,
      answer: async ({ params, asker }) => detail(await deps.views.artworks.get(params.id), asker, deps),
    },
    pendingArtworks: {
      views: VIEWS,
      answer: ({ input }) => reviewedList({ index: "byStatus", equals: ["pending"], ...pageOf(input) }, deps),
    },
  };
};
