import type { EventWords } from "../kernel/event-words";
import type { BadgeEvent } from "./badge.events";

export const badgeEventWords = {
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
} as const satisfies EventWords<BadgeEvent>;
