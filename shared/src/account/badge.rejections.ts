import type { RefusalsOf } from "../problem";

export type BadgeRejection =
  | { code: "ONLY_ARTISTS_ARE_VERIFIED" }
  | { code: "BADGE_ASKED_BEFORE" }
  | { code: "BADGE_HELD" }
  | { code: "BADGE_NOT_ASKED" }
  | { code: "BADGE_NOT_HELD" }
  | { code: "DOCUMENT_MISSING" }
  | { code: "DOCUMENT_UNREADABLE" }
  | { code: "DOCUMENT_TOO_LARGE"; limitBytes: number };

export const badgeRefusals: RefusalsOf<BadgeRejection> = {
  ONLY_ARTISTS_ARE_VERIFIED: {
    kind: "conflict",
    ar: "شارة التوثيق للفنانين وحدهم",
    en: "The verified badge is for artists alone",
  },
  BADGE_ASKED_BEFORE: {
    kind: "conflict",
    ar: "طلبك السابق ينتظر القرار، اسحبه أولًا لترسل وثيقة غيرها",
    en: "Your earlier request awaits a decision; withdraw it first to send another document",
  },
  BADGE_HELD: { kind: "conflict", ar: "لديك شارة التوثيق", en: "You have the verified badge already" },
  BADGE_NOT_ASKED: {
    kind: "conflict",
    ar: "لا يوجد طلب بهذه الوثيقة ينتظر القرار",
    en: "No request with this document awaits a decision",
  },
  BADGE_NOT_HELD: { kind: "conflict", ar: "لا توجد شارة توثيق", en: "There is no verified badge" },
  DOCUMENT_MISSING: { kind: "invalid", ar: "أرفق وثيقة الهوية", en: "Send an identity document" },
  DOCUMENT_UNREADABLE: {
    kind: "invalid",
    ar: "أرسل صورة أو ملف PDF تمكن قراءته",
    en: "Send a picture or a PDF that can be read",
  },
  DOCUMENT_TOO_LARGE: { kind: "tooLarge", ar: "الوثيقة أكبر من ٥ م.ب", en: "The document is larger than 5 MB" },
};
