import type { EventOf } from "../kernel/decider";
import type { EventWords } from "../kernel/event-words";

export type IdentityProviderName = "google";

/** One account for each identity at a provider; the stream is named by a keyed hash of issuer and subject. */
export type ExternalIdentityClaimed = EventOf<"ExternalIdentityClaimed", { claimId: string; userId: string }>;
export type ExternalIdentityReleased = EventOf<"ExternalIdentityReleased", { claimId: string; userId: string }>;
export type IdentityClaimEvent = ExternalIdentityClaimed | ExternalIdentityReleased;

/** On the account's stream: from here on whoever the provider names so signs in to this account. */
export type ExternalIdentityLinked = EventOf<
  "ExternalIdentityLinked",
  { userId: string; provider: IdentityProviderName; claimId: string }
>;
/** From here on that identity signs in to this account only after its password was given again. */
export type ExternalIdentityUnlinked = EventOf<"ExternalIdentityUnlinked", ExternalIdentityLinked["data"]>;
export type ExternalIdentityOfAccount = ExternalIdentityLinked | ExternalIdentityUnlinked;

export const externalIdentityEventWords: EventWords<ExternalIdentityOfAccount | IdentityClaimEvent> = {
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
};
