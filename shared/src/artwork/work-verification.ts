import type { NamedPerson } from "../account";
import type { Instant } from "../kernel/instant";

/** The lists of works that an administrator has seen, and of those that one should look at. */
export const VERIFICATION_LISTS = ["waiting", "verified"] as const;
export type VerificationList = (typeof VERIFICATION_LISTS)[number];

/** Why a work waits to be seen: what was seen of it has changed, or its artist gave papers that nobody has looked at. */
export type VerificationWaits = "pictureReplaced" | "factsChanged" | "documentRemoved" | "papersAdded";

/** How a work stands with its verification, for administrators. */
export type WorkVerification = {
  /** `none`: a verification was withdrawn, or the papers that waited are gone. */
  standing: VerificationList | "none";
  /** Since when it stands so. */
  at: Instant;
  /** Who has seen it; null while nobody has. */
  by: NamedPerson | null;
  /** What they have seen; null while nobody has, and once its artist is erased. */
  seen: string | null;
  /** Null unless it waits. */
  because: VerificationWaits | null;
  papers: number;
};
