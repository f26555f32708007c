import type { EventWords } from "../kernel/event-words";
import type { CollectionEvent } from "./collection.events";

export const collectionEventWords = {
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
} as const satisfies EventWords<CollectionEvent>;
