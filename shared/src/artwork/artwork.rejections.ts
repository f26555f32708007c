import type { Instant } from "../kernel/instant";
import type { Halalas } from "../kernel/money";
import type { RefusalsOf } from "../problem";
import type { LinkKind } from "./outside-link";

export type ArtworkRejection =
  | { code: "ARTWORK_UNKNOWN" }
  | { code: "ARTWORK_EXISTS" }
  | { code: "NOT_YOUR_ARTWORK" }
  | { code: "ARTIST_ROLE_REQUIRED" }
  | { code: "IMAGE_MISSING" }
  | { code: "IMAGE_UNREADABLE" }
  | { code: "IMAGE_TOO_LARGE"; limitBytes: number }
  | { code: "LINK_HOST_UNKNOWN"; field: LinkKind }
  | { code: "ARTWORK_NOT_PENDING" }
  | { code: "ARTWORK_REVISED_MEANWHILE" }
  | { code: "ARTWORK_NOT_APPROVED" }
  | { code: "ARTWORK_IS_CONSIGNED"; auctionId: string }
  | { code: "ARTWORK_NOT_CONSIGNED" }
  | { code: "ARTWORK_IS_SOLD" }
  | { code: "ARTWORK_IS_RESERVED"; reservedUntil: Instant }
  | { code: "ARTWORK_WITHDRAWN" }
  | { code: "ARTWORK_NOT_FOR_SALE" }
  | { code: "OWN_ARTWORK" }
  | { code: "FEATURE_DAYS_INVALID" }
  | { code: "DESCRIPTION_NEEDS_TITLE" }
  | { code: "DESCRIPTION_TO_IMPROVE_MISSING" }
  | { code: "PRICE_IS_NOW"; total: Halalas }
  | { code: "WORK_DOCUMENT_MISSING" }
  | { code: "TOO_MANY_WORK_DOCUMENTS"; most: number }
  | { code: "TOO_MANY_WORK_PICTURES"; most: number }
  | { code: "WORK_PICTURE_IS_THERE" }
  | { code: "WORK_PICTURES_CHANGED" };

export const artworkRefusals: RefusalsOf<ArtworkRejection> = {
  ARTWORK_UNKNOWN: { kind: "unknown", ar: "العمل الفني غير موجود", en: "This artwork does not exist" },
  ARTWORK_EXISTS: { kind: "conflict", ar: "هذا العمل موجود", en: "This artwork exists already" },
  NOT_YOUR_ARTWORK: { kind: "forbidden", ar: "هذا العمل ليس لك", en: "This artwork is not yours" },
  ARTIST_ROLE_REQUIRED: { kind: "forbidden", ar: "هذا متاح للفنانين فقط", en: "Only artists can do this" },
  WORK_DOCUMENT_MISSING: { kind: "invalid", ar: "أرفق الوثيقة", en: "Send the document" },
  TOO_MANY_WORK_DOCUMENTS: {
    kind: "conflict",
    ar: "للعمل أقصى عدد من الوثائق: أزل واحدة أولًا",
    en: "The work has as many documents as it can have: remove one first",
  },
  TOO_MANY_WORK_PICTURES: {
    kind: "conflict",
    ar: "للعمل أقصى عدد من الصور: أزل واحدة أولًا",
    en: "The work has as many pictures as it can have: remove one first",
  },
  WORK_PICTURE_IS_THERE: {
    kind: "conflict",
    ar: "هذه الصورة من صور العمل بالفعل",
    en: "This picture is one of the work's already",
  },
  WORK_PICTURES_CHANGED: {
    kind: "conflict",
    ar: "تغيّرت صور العمل بعد أن رأيتها؛ رتّبها كما هي الآن",
    en: "The work's pictures changed after you saw them; order them as they are now",
  },
  IMAGE_MISSING: { kind: "invalid", ar: "صورة العمل مطلوبة", en: "An image of the work is needed" },
  IMAGE_UNREADABLE: { kind: "invalid", ar: "نوع ملف غير صحيح", en: "This file is not an image that we can read" },
  IMAGE_TOO_LARGE: { kind: "tooLarge", ar: "حجم الملف كبير جداً", en: "The file is too large" },
  LINK_HOST_UNKNOWN: {
    kind: "invalid",
    ar: "لا يُقبل هذا الرابط: الفيديو من يوتيوب أو فيميو، والجولة من ماتربورت أو كولا أو سكيتشفاب أو جوجل للفنون والثقافة",
    en: "This link cannot be taken: videos are of YouTube or Vimeo, tours of Matterport, Kuula, Sketchfab or Google Arts & Culture",
  },
  ARTWORK_NOT_PENDING: {
    kind: "conflict",
    ar: "هذا العمل ليس قيد المراجعة",
    en: "This artwork is not waiting for review",
  },
  ARTWORK_REVISED_MEANWHILE: {
    kind: "conflict",
    ar: "عدّل الفنان هذا العمل بعد أن رأيته؛ راجعه كما هو الآن",
    en: "The artist changed this artwork after you saw it; look at it as it is now",
  },
  ARTWORK_NOT_APPROVED: { kind: "conflict", ar: "هذا العمل لم يُعتمد بعد", en: "This artwork is not approved yet" },
  ARTWORK_IS_CONSIGNED: { kind: "conflict", ar: "هذا العمل في مزاد", en: "This artwork is in an auction" },
  ARTWORK_NOT_CONSIGNED: {
    kind: "conflict",
    ar: "هذا العمل ليس في ذلك المزاد",
    en: "This artwork is not in that auction",
  },
  ARTWORK_IS_SOLD: { kind: "conflict", ar: "هذا العمل مَبيع", en: "This artwork is sold" },
  ARTWORK_IS_RESERVED: {
    kind: "conflict",
    ar: "هذا العمل محجوز الآن لمشترٍ آخر",
    en: "This artwork is kept for another buyer at the moment",
  },
  ARTWORK_WITHDRAWN: { kind: "unknown", ar: "سحب الفنان هذا العمل", en: "The artist has withdrawn this artwork" },
  ARTWORK_NOT_FOR_SALE: { kind: "conflict", ar: "العمل الفني غير متاح", en: "This artwork is not for sale" },
  OWN_ARTWORK: { kind: "forbidden", meetsOwner: true, ar: "لا يمكنك شراء عملك", en: "You cannot buy your own artwork" },
  FEATURE_DAYS_INVALID: {
    kind: "invalid",
    ar: "يجب ألا يسبق آخر يوم أوله، وألا يكون قد مضى",
    en: "The last day must not lie before the first, nor have passed",
  },
  DESCRIPTION_NEEDS_TITLE: {
    kind: "invalid",
    ar: "اكتب عنوان العمل أولًا ليُكتب له وصف",
    en: "Write the work's title first, to have a description written",
  },
  DESCRIPTION_TO_IMPROVE_MISSING: {
    kind: "invalid",
    ar: "اكتب وصفًا أولًا لتحسينه",
    en: "Write a description first, to improve it",
  },
  PRICE_IS_NOW: {
    kind: "conflict",
    ar: "تغيّر السعر منذ رأيته؛ راجع المبلغ الجديد",
    en: "The price has changed since you saw it; look at the new amount",
  },
};
