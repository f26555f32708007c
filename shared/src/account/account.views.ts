import type { Language } from "../kernel/language";
import type { Instant } from "../kernel/instant";
import type { AccountRole } from "./account.events";

/** GET /api/user: the signed-in person. */
export type CurrentUser = {
  id: string;
  email: string;
  username: string;
  profileImageUrl: string | null;
  firstName: string;
  lastName: string;
  latinName: string | null;
  role: AccountRole;
  language: Language;
  verified: boolean;
  emailVerified: boolean;
  /** The version of the terms that the person accepted last; null before the first time. */
  acceptedTerms: string | null;
  banned: { reason: string | null; until: Instant | null } | null;
  /** The account is erased then, unless its person stays. */
  leaving: { erasesAt: Instant } | null;
  createdAt: Instant;
  unreadNotifications: number;
  /** An administrator who has shown none, if one is needed: nothing administrative is open to them. */
  needsSecondFactor: boolean;
};

/** What registering and signing in answer; the rest of the person's page comes from a view. */
export type SignedInUser = Pick<
  CurrentUser,
  "id" | "email" | "username" | "firstName" | "lastName" | "role" | "language"
>;

/** How somebody is called; null once the account is erased. `latinName` is for readers of English, if the person gave one. */
export type PersonNames = { firstName: string | null; lastName: string | null; latinName: string | null };

/** Who did something, or to whom it was done; no name is left once the person was erased. */
export type NamedPerson = PersonNames & { id: string };

/** An artist as everyone may see them. */
export type PublicArtist = PersonNames & {
  id: string;
  profileImageUrl: string | null;
  verified: boolean;
};

/** An item of GET /api/demo/accounts; none outside a demo. */
export type DemoAccount = { email: string; password: string; role: AccountRole; name: string; nameEn: string };
