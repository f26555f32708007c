import type { EventWords } from "../kernel/event-words";
import type { ExternalIdentityLinked, IdentityClaimEvent } from "./external-identity.events";

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
} as const satisfies EventWords<ExternalIdentityLinked | IdentityClaimEvent>;
