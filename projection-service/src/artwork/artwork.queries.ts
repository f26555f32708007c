import { WORK_DOCUMENT_TYPES, type artworkReads } from "@naqsh/shared/artwork";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused } from "../http/query-route";
import type { QueriesFor, Query, QueryAnswer } from "../http/query-route";
import { createArtworkFacets } from "../joins/artwork-facets";
import { isAdministrator } from "../joins/is-administrator";
import { seenWork } from "../joins/seen-work";
import type { QueryDeps } from "../query-deps";
import { listArtworks } from "./artwork-list";
import { FEATURED_WORKS } from "./shelves";
import type { Artwork } from "./artwork-document";
import { fullPictureFor } from "./full-picture";
import { listPopular } from "./popular-list";
import { detailOf, featuredOf, reviewedOf, verificationItemsOf } from "./present-artwork";
import { provenanceOf } from "./present-provenance";
import { bytesOfDocument, documentsFor } from "./read-work-document";
import { similarWorks } from "../joins/similar-works";
import { soldArtworkOf } from "./sold-artwork";

const VIEWS = ["artworks", "workPictures", "workLikes", "workViews", "rooms", "people"] as const;

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
  if (seen === null) return refused(work?.status === "withdrawn" ? "ARTWORK_WITHDRAWN" : "ARTWORK_UNKNOWN");
  const reader = {
    asker,
    isOwnerOrAdministrator: seen.isOwnerOrAdministrator,
    isAdministrator: await isAdministrator(asker, deps),
  };
  return { body: await detailOf(seen.work, reader, deps) };
};

/** The marketplace, one work, an artist's own works, and the queue of review. */
export const artworkQueries = (deps: QueryDeps): QueriesFor<Reads> => {
  const ownWorks: Query<Reads["myArtworks"]> = {
    views: VIEWS,
    answer: ({ asker, input }) =>
      reviewedList({ index: "byArtist", equals: [asker], direction: "descending", ...pageOf(input) }, deps),
  };
  const facets = createArtworkFacets(deps);
  return {
    artworks: {
      views: VIEWS,
      answer: ({ input }) => (input.sort === "popular" ? listPopular(input, deps) : listArtworks(input, deps)),
    },
    artworkFacets: {
      views: VIEWS,
      answer: async ({ input }) => ({ body: await facets(input) }),
    },
    myArtworks: ownWorks,
    userArtworks: ownWorks,
    artwork: {
      views: [...VIEWS, "workVerifications"],
      answer: async ({ params, asker }) => detail(await deps.views.artworks.get(params.id), asker, deps),
    },
    similarArtworks: {
      views: VIEWS,
      answer: async ({ params, asker, input }) => {
        const work = await deps.views.artworks.get(params.id);
        // Whoever comes by a link to what was withdrawn is told so, and led to what is nearest to it.
        const asked = work?.status === "withdrawn" ? work : (await seenWork(work, asker, deps))?.work;
        if (!asked) return refused("ARTWORK_UNKNOWN");
        return { body: await similarWorks(asked, input.limit, deps) };
      },
    },
    artworkProvenance: {
      views: [...VIEWS, "provenances", "workDocuments"],
      answer: async ({ params, asker }) => {
        const seen = await seenWork(await deps.views.artworks.get(params.id), asker, deps);
        if (seen === null) return refused("ARTWORK_UNKNOWN");
        const { isOwnerOrAdministrator } = seen;
        const found = await documentsFor(params.id, asker, deps);
        const documents = new Set(found?.documents.map(({ id }) => id));
        const provenance = await deps.views.provenances.get(params.id);
        return { body: provenanceOf(provenance, { asker, isOwnerOrAdministrator, documents }) };
      },
    },
    soldArtwork: {
      views: ["artworks", "people", "workDocuments"],
      answer: async ({ params, asker }) => {
        const sold = await soldArtworkOf(params.id, params.orderId, asker, deps);
        return sold === null ? refused("ORDER_UNKNOWN") : { body: sold };
      },
    },
    fullPicture: {
      views: ["artworks", "people", "workDocuments"],
      answer: async ({ params, asker }) => {
        const picture = await fullPictureFor(params.id, asker, deps);
        return "code" in picture ? refused(picture.code) : picture;
      },
    },
    workDocuments: {
      views: ["artworks", "people", "workDocuments"],
      answer: async ({ params, asker }) => {
        const found = await documentsFor(params.id, asker, deps);
        return found === null ? refused("ARTWORK_UNKNOWN") : { body: found.documents };
      },
    },
    workDocument: {
      views: ["artworks", "people", "workDocuments"],
      answer: async ({ params, asker }) => {
        const found = await documentsFor(params.id, asker, deps);
        const document = found?.documents.find(({ id }) => id === params.documentId);
        const bytes = found?.papers && document && (await bytesOfDocument(found.papers, document.id, deps));
        if (!document || !bytes) return refused("NOT_FOUND");
        // A PDF is opened by a program of its own, never as a page of this site.
        const fileName = document.format === "pdf" ? `${document.kind}.pdf` : undefined;
        return { content: bytes, type: WORK_DOCUMENT_TYPES[document.format], ...(fileName && { fileName }) };
      },
    },
    pendingArtworks: {
      views: VIEWS,
      answer: ({ input }) => reviewedList({ index: "byStatus", equals: ["pending"], ...pageOf(input) }, deps),
    },
    featuredArtworks: {
      views: VIEWS,
      answer: async ({ input }) => {
        const found = await deps.views.artworks.find({
          index: "byFeature",
          equals: [true],
          filter: { shelves: FEATURED_WORKS },
          direction: "ascending",
          ...pageOf(input),
        });
        const listed = await presentEach(found.documents, ({ document }) => featuredOf(document, deps));
        return { body: listed.flat(), next: nextOf(found) };
      },
    },
    workVerifications: {
      views: [...VIEWS, "workVerifications"],
      answer: async ({ input }) => {
        const found = await deps.views.workVerifications.find({
          index: "byStanding",
          equals: [input.standing],
          direction: input.standing === "verified" ? "descending" : "ascending",
          ...pageOf(input),
        });
        const listed = await presentEach(found.documents, ({ key }) => verificationItemsOf(key, deps));
        return { body: listed.flat(), next: nextOf(found) };
      },
    },
  };
};
