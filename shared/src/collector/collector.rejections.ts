import type { RefusalsOf } from "../problem";

export type CollectorRejection =
  | { code: "ARTIST_UNKNOWN" }
  | { code: "CANNOT_FOLLOW_ONESELF" }
  | { code: "CANNOT_LIKE_OWN_WORK" }
  | { code: "CANNOT_WISH_FOR_OWN_WORK" }
  | { code: "WISH_UNKNOWN" }
  | { code: "AUCTION_NOT_UPCOMING" };

export const collectorRefusals: RefusalsOf<CollectorRejection> = {
  ARTIST_UNKNOWN: { kind: "unknown", ar: "لا فنان بهذا الرقم", en: "This artist does not exist" },
  CANNOT_FOLLOW_ONESELF: {
    kind: "forbidden",
    meetsOwner: true,
    ar: "لا يمكنك متابعة نفسك",
    en: "You cannot follow yourself",
  },
  CANNOT_LIKE_OWN_WORK: {
    kind: "forbidden",
    meetsOwner: true,
    ar: "لا يمكنك الإعجاب بعملك",
    en: "You cannot like your own work",
  },
  CANNOT_WISH_FOR_OWN_WORK: {
    kind: "forbidden",
    meetsOwner: true,
    ar: "لا يمكنك إضافة عملك إلى المفضلة",
    en: "You cannot add your own work to your wishlist",
  },
  WISH_UNKNOWN: {
    kind: "unknown",
    ar: "لم يكن هذا العمل في مفضلتك",
    en: "This work was not on your wishlist",
  },
  AUCTION_NOT_UPCOMING: {
    kind: "conflict",
    ar: "التذكير لمزاد لم يبدأ بعد",
    en: "A reminder is for an auction that has not begun",
  },
};
