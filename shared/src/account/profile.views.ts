import type { BadgeStanding } from "./badge.views";
import type { CurrentUser } from "./account.views";

/** GET /api/user/settings: all that a person may change about themselves. */
export type OwnSettings = Pick<
  CurrentUser,
  | "id"
  | "email"
  | "username"
  | "firstName"
  | "lastName"
  | "latinName"
  | "role"
  | "verified"
  | "emailVerified"
  | "createdAt"
> & {
  /** Asked for, and not confirmed by the link of its letter yet. */
  wantedEmail: string | null;
  bio: string | null;
  bioEn: string | null;
  location: string | null;
  website: string | null;
  phone: string | null;
  profileImageUrl: string | null;
  /** The country and the last four digits of it; null for a person without one. */
  payoutAccount: string | null;
  vatRegistration: { name: string; number: string } | null;
  badge: BadgeStanding;
};

/** `source`: written by a language model, or composed from the fields because none is configured or it did not answer. */
export type EnhancedBio = { enhancedBio: string; source: "model" | "composed" };
