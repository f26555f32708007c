import type { RefusalsOf } from "../problem";

export type CollectionRejection =
  | { code: "COLLECTION_UNKNOWN" }
  | { code: "WORK_NOT_COLLECTED" }
  | { code: "COLLECTION_FULL"; limit: number }
  | { code: "ORDER_INCOMPLETE" };

export const collectionRefusals: RefusalsOf<CollectionRejection> = {
  COLLECTION_UNKNOWN: { kind: "unknown", ar: "لا مجموعة بهذا الرقم", en: "This collection does not exist" },
  WORK_NOT_COLLECTED: { kind: "conflict", ar: "العمل ليس في هذه المجموعة", en: "This work is not in the collection" },
  COLLECTION_FULL: { kind: "conflict", ar: "اكتملت هذه المجموعة", en: "This collection is full" },
  ORDER_INCOMPLETE: {
    kind: "conflict",
    ar: "تغيّرت المجموعة منذ رأيتها؛ رتّبها كما هي الآن",
    en: "The collection has changed since you saw it; order it as it is now",
  },
};
