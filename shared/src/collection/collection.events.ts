import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { EventWords } from "../kernel/event-words";

type OfCollection<Data> = { collectionId: string; ownerId: string } & Data;

/** What its owner wrote of a collection, sealed with their key. */
export type CollectionText = { name: PersonalText; description: PersonalText | null };

/** It is seen by its owner alone until it is published. */
export type CollectionCreated = EventOf<"CollectionCreated", OfCollection<CollectionText>>;
export type CollectionDescribed = EventOf<"CollectionDescribed", OfCollection<CollectionText>>;
/** It comes last; `note`: why its owner collected it. */
export type WorkCollected = EventOf<"WorkCollected", OfCollection<{ artworkId: string; note: PersonalText | null }>>;
export type CollectedWorkNoted = EventOf<
  "CollectedWorkNoted",
  OfCollection<{ artworkId: string; note: PersonalText | null }>
>;
export type WorkUncollected = EventOf<"WorkUncollected", OfCollection<{ artworkId: string }>>;
/** Every work of it, in its order from then on. */
export type CollectionOrdered = EventOf<"CollectionOrdered", OfCollection<{ artworkIds: string[] }>>;
/** Null: the first work is its cover again. */
export type CollectionCoverChosen = EventOf<"CollectionCoverChosen", OfCollection<{ artworkId: string | null }>>;
export type CollectionPublished = EventOf<"CollectionPublished", OfCollection<unknown>>;
export type CollectionHidden = EventOf<"CollectionHidden", OfCollection<unknown>>;
export type CollectionDeleted = EventOf<"CollectionDeleted", OfCollection<unknown>>;

export type CollectionEvent =
  | CollectionCreated
  | CollectionDescribed
  | WorkCollected
  | CollectedWorkNoted
  | WorkUncollected
  | CollectionOrdered
  | CollectionCoverChosen
  | CollectionPublished
  | CollectionHidden
  | CollectionDeleted;

export const collectionEventWords: EventWords<CollectionEvent> = {
  CollectionCreated: { ar: "إنشاء مجموعة", en: "Collection created", sentence: "Somebody began a collection" },
  CollectionDescribed: {
    ar: "تسمية مجموعة ووصفها",
    en: "Collection described",
    sentence: "A collection got another name or description",
  },
  WorkCollected: { ar: "إضافة عمل إلى مجموعة", en: "Work collected", sentence: "A work was added to a collection" },
  CollectedWorkNoted: {
    ar: "ملاحظة على عمل في مجموعة",
    en: "Collected work noted",
    sentence: "The note on a collected work changed",
  },
  WorkUncollected: {
    ar: "إزالة عمل من مجموعة",
    en: "Work no longer collected",
    sentence: "A work was taken out of a collection",
  },
  CollectionOrdered: { ar: "ترتيب مجموعة", en: "Collection ordered", sentence: "A collection got another order" },
  CollectionCoverChosen: {
    ar: "اختيار غلاف مجموعة",
    en: "Cover of a collection chosen",
    sentence: "A collection got another cover",
  },
  CollectionPublished: { ar: "نشر مجموعة", en: "Collection published", sentence: "A collection was shown to everyone" },
  CollectionHidden: {
    ar: "إخفاء مجموعة",
    en: "Collection hidden",
    sentence: "A collection is its owner's alone again",
  },
  CollectionDeleted: { ar: "حذف مجموعة", en: "Collection deleted", sentence: "A collection was deleted" },
};
