import * as z from "zod/mini";
import { answer, get } from "../kernel/endpoint";
import { pageFields } from "../kernel/query-input";
import type { CollectionCard, CollectionPage, OwnCollection } from "./collection.views";

/** `work`: of which work each is to say whether it holds it. */
const OwnCollectionsQuery = z.object({ ...pageFields(24), work: z.optional(z.uuid()) });
const CollectionsQuery = z.object({ ...pageFields(24), owner: z.optional(z.uuid()) });

export const collectionReads = {
  myCollections: get("/api/collections/my", {
    access: "signedIn",
    summary: { ar: "مجموعات القارئ", en: "The reader's own collections, private ones too" },
    input: OwnCollectionsQuery,
    answer: answer<OwnCollection[]>(),
    paged: true,
  }),
  collections: get("/api/collections", {
    access: "anyone",
    summary: { ar: "المجموعات المنشورة، لصاحب واحد أو للجميع", en: "Published collections, of one owner or of all" },
    input: CollectionsQuery,
    answer: answer<CollectionCard[]>(),
    paged: true,
  }),
  collection: get("/api/collections/:id", {
    access: "anyone",
    summary: { ar: "مجموعة واحدة بأعمالها", en: "One collection with its works" },
    answer: answer<CollectionPage>(),
    refusals: ["COLLECTION_UNKNOWN"],
  }),
};
