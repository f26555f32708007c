import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import * as z from "zod";
import { nextOf, pageFields, pageOf } from "../http/page-input";
import { presentEach } from "../http/present-each";
import { askerOf, query, queryWith, refused } from "../http/query-route";
import type { QueryAnswer, QueryRoute } from "../http/query-route";
import { seenWork } from "../joins/seen-work";
import type { QueryDeps } from "../query-deps";
import { ListInput, listArtworks } from "./artwork-list";
import { createNamedArtists } from "./named-artists";
import type { Artwork } from "./artworks.projection";
import { detailOf, reviewedOf } from "./present-artwork";

const VIEWS = ["artworks", "rooms", "people"] as const;

const PageInput = z.object(pageFields(24));

const reviewedList = async (find: Find, deps: QueryDeps): Promise<QueryAnswer> => {
  const found = await deps.views.artworks.find(find);
  const body = await presentEach(found.documents, ({ document }) => reviewedOf(document, deps));
  return { body, next: nextOf(found) };
};

const detail = async (work: Artwork | null, asker: string | null, deps: QueryDeps): Promise<QueryAnswer> => {
  const seen = await seenWork(work, asker, deps);
  if (seen === null) return refused("ARTWORK_UNKNOWN");
  const { isOwnerOrAdministrator } = seen;
  return { body: await detailOf(seen.work, { isSignedIn: asker !== null, isOwnerOrAdministrator }, deps) };
};

/** The marketplace, one work, an artist's own works, and the queue of review. */
export const artworkQueries = (deps: QueryDeps): QueryRoute[] => {
  const artists = createNamedArtists(deps);
  return [
    queryWith(ListInput, {
      path: "/api/artworks",
      access: "anyone",
      views: VIEWS,
      answer: ({ input }) => listArtworks(input, artists, deps),
    }),
    queryWith(PageInput, {
      path: "/api/artworks/my",
      access: "signedIn",
      views: VIEWS,
      answer: (request) =>
        reviewedList(
          { index: "byArtist", equals: [askerOf(request)], direction: "descending", ...pageOf(request.input) },
          deps,
        ),
    }),
    query("/api/artworks/:id", "anyone", VIEWS, async ({ params, session }) =>
      detail(await deps.views.artworks.get(params["id"] ?? ""), session?.userId ?? null, deps),
    ),
    queryWith(PageInput, {
      path: "/api/admin/artworks/pending",
      access: "administrator",
      views: VIEWS,
      answer: ({ input }) => reviewedList({ index: "byStatus", equals: ["pending"], ...pageOf(input) }, deps),
    }),
  ];
};
