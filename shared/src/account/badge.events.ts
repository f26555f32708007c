import type { EventOf } from "../kernel/decider";
import type { PersonalText } from "../kernel/personal";
import type { EventWords } from "../kernel/event-words";

/** What an identity document is kept as: a picture is written anew, a PDF stays as it was sent. */
export const DOCUMENT_TYPES = { webp: "image/webp", pdf: "application/pdf" } as const;
export type DocumentFormat = keyof typeof DOCUMENT_TYPES;

/** An artist asks for the verified badge; the document lies sealed in a file of its own until the decision. */
export type BadgeAsked = EventOf<"BadgeAsked", { userId: string; documentId: string; format: DocumentFormat }>;
export type BadgeRequestWithdrawn = EventOf<"BadgeRequestWithdrawn", { userId: string; documentId: string }>;
export type BadgeGranted = EventOf<
  "BadgeGranted",
  { userId: string; documentId: string; grantedBy: string; reason: PersonalText }
>;
export type BadgeDeclined = EventOf<
  "BadgeDeclined",
  { userId: string; documentId: string; declinedBy: string; reason: PersonalText }
>;
export type BadgeTakenBack = EventOf<"BadgeTakenBack", { userId: string; takenBackBy: string; reason: PersonalText }>;
/** The file is gone, and the key without which no copy of it opens. */
export type IdentityDocumentDestroyed = EventOf<"IdentityDocumentDestroyed", { userId: string; documentId: string }>;

export type BadgeEvent =
  | BadgeAsked
  | BadgeRequestWithdrawn
  | BadgeGranted
  | BadgeDeclined
  | BadgeTakenBack
  | IdentityDocumentDestroyed;

export const badgeEventWords: EventWords<BadgeEvent> = {
  BadgeAsked: {
    ar: "طلب شارة التوثيق",
    en: "Verified badge asked for",
    sentence: "The verified badge was asked for with an identity document",
  },
  BadgeRequestWithdrawn: {
    ar: "سحب طلب الشارة",
    en: "Request for the badge withdrawn",
    sentence: "The request for the verified badge was withdrawn",
  },
  BadgeGranted: { ar: "منح شارة التوثيق", en: "Verified badge granted", sentence: "The verified badge was granted" },
  BadgeDeclined: { ar: "رفض شارة التوثيق", en: "Verified badge declined", sentence: "The verified badge was declined" },
  BadgeTakenBack: {
    ar: "سحب شارة التوثيق",
    en: "Verified badge taken back",
    sentence: "The verified badge was taken back",
  },
  IdentityDocumentDestroyed: {
    ar: "إتلاف وثيقة الهوية",
    en: "Identity document destroyed",
    sentence: "The identity document was destroyed",
  },
};
