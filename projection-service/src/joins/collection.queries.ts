import type { CollectionCard, CollectionPage, collectionReads } from "@naqsh/shared/collection";
import type { Find } from "@naqsh/shared/platform/ports/read-model-store";
import { cardOf } from "../artwork/present-artwork";
import type { Artwork } from "../artwork/artwork-document";
import type { CollectionDocument } from "../collection/collections.projection";
import { nextOf, pageOf } from "../http/list-page";
import { presentEach } from "../http/present-each";
import { refused, type QueriesFor } from "../http/query-route";
import type { QueryDeps } from "../query-deps";
import { imageOf } from "./artwork-image";
import { seenWork } from "./seen-work";

const VIEWS = ["collections", "artworks", "workLikes", "workViews", "rooms", "people"] as const;

type Shown = { work: Artwork; note: CollectionDocument["works"][number]["note"] };

/** Those of its works that everyone may see. */
const shownOf = async ({ works }: CollectionDocument, deps: QueryDeps): Promise<Shown[]> => {
  const found = await presentEach(works, async ({ artworkId, note }) => {
    const seen = await seenWork(await deps.views.artworks.get(artworkId), null, deps);
    return seen && { work: seen.work, note };
  });
  return found.filter((shown) => shown !== null);
};

const collectionCard = async (
  document: CollectionDocument,
  shown: readonly Shown[],
  { people, views }: QueryDeps,
): Promise<CollectionCard> => {
  const { collectionId: id, ownerId, coverId, isPublic, changedAt } = document;
  const cover = shown.find(({ work }) => work.artworkId === coverId) ?? shown[0];
  return {
    id,
    ownerId,
    owner: await people.artist(ownerId),
    isByArtist: (await views.people.get(ownerId))?.role === "artist",
    name: await people.open(document.name),
    description: await people.open(document.description),
    isPublic,
    count: shown.length,
    cover: cover ? imageOf(cover.work) : null,
    changedAt,
  };
};

const cardsOf = async (find: Find, deps: QueryDeps) => {
  const found = await deps.views.collections.find(find);
  const body = await presentEach(found.documents, async ({ document }) =>
    collectionCard(document, await shownOf(document, deps), deps),
  );
  return { body, next: nextOf(found), documents: found.documents.map(({ document }) => document) };
};

const hiddenOf = ({ works }: CollectionDocument, shown: readonly Shown[]): string[] => {
  const seen = new Set(shown.map(({ work }) => work.artworkId));
  return works.map(({ artworkId }) => artworkId).filter((id) => !seen.has(id));
};

const pageFor = async (
  document: CollectionDocument,
  asker: string | null,
  deps: QueryDeps,
): Promise<CollectionPage> => {
  const shown = await shownOf(document, deps);
  return {
    ...(await collectionCard(document, shown, deps)),
    isOwn: document.ownerId === asker,
    coverId: document.coverId,
    hiddenIds: document.ownerId === asker ? hiddenOf(document, shown) : [],
    works: await presentEach(shown, async ({ work, note }) => ({
      note: await deps.people.open(note),
      artwork: await cardOf(work, deps),
    })),
  };
};

/** Collections: the reader's own, those of others that were published, and one with its works. */
export const collectionQueries = (deps: QueryDeps): QueriesFor<typeof collectionReads> => ({
  myCollections: {
    views: VIEWS,
    answer: async ({ asker, input }) => {
      const own = { index: "byOwner", equals: [asker], direction: "descending" } as const;
      const { body, next, documents } = await cardsOf({ ...own, ...pageOf(input) }, deps);
      const holds = (place: number) =>
        documents[place]?.works.some(({ artworkId }) => artworkId === input.work) ?? false;
      return { body: body.map((card, place) => ({ ...card, holdsWork: holds(place) })), next };
    },
  },
  collections: {
    views: VIEWS,
    answer: async ({ input }) => {
      const { owner } = input;
      const place =
        owner === undefined ? { index: "byShown", equals: [true] } : { index: "byOwnerShown", equals: [owner, true] };
      const { body, next } = await cardsOf({ ...place, direction: "descending", ...pageOf(input) }, deps);
      return { body, next };
    },
  },
  collection: {
    views: VIEWS,
    answer: async ({ params, asker }) => {
      const document = await deps.views.collections.get(params.id);
      if (document === null || !(document.isPublic || document.ownerId === asker)) return refused("COLLECTION_UNKNOWN");
      return { body: await pageFor(document, asker, deps) };
    },
  },
});
