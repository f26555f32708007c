import type { EventWords } from "../kernel/event-words";
import type { ExternalIdentityOfAccount, IdentityClaimEvent } from "./external-identity.events";

export const externalIdentityEventWords = {
  ExternalIdentityClaimed: {
    ar: "حجز هوية لدى مزوّد",
    en: "External identity claimed",
    sentence: "An identity at a sign-in provider was claimed",
  },
  ExternalIdentityReleased: {
    ar: "تحرير هوية لدى مزوّد",
    en: "External identity released",
    sentence: "An identity at a sign-in provider was released",
  },
  ExternalIdentityLinked: {
    ar: "ربط الدخول عبر Google",
    en: "Google sign-in connected",
    sentence: "Signing in with Google was connected to the account",
  },
  ExternalIdentityUnlinked: {
    ar: "فصل الدخول عبر Google",
    en: "Google sign-in disconnected",
    sentence: "Signing in with Google was disconnected from the account",
  },
} as const satisfies EventWords<ExternalIdentityOfAccount | IdentityClaimEvent>;
