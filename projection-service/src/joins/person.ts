import type { Language } from "@naqsh/shared/kernel/language";
import type { AccountRole, BadgeStanding, DocumentFormat } from "@naqsh/shared/account";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonStanding } from "@naqsh/shared/moderation";
import type { PersonalText } from "@naqsh/shared/kernel/personal";

/** A person with what is personal still sealed; null once the account is erased. */
export type Person = {
  userId: string;
  role: AccountRole;
  language: Language;
  createdAt: Instant;
  emailVerified: boolean;
  acceptedTerms: string | null;
  banned: { reason: PersonalText; at: Instant; until: Instant | null } | null;
  standing: PersonStanding;
  /** Asked to be deleted, and is erased then. */
  leaving: { askedAt: Instant; erasesAt: Instant } | null;
  openUnpaidWins: { auctionId: string; orderId: string; recordedOn: Instant }[];
  erased: boolean;
  email: PersonalText | null;
  /** The e-mail that the person wants instead, until the link of its letter is used. */
  wantedEmail: { email: PersonalText; askedAt: Instant } | null;
  username: PersonalText | null;
  firstName: PersonalText | null;
  lastName: PersonalText | null;
  latinName: PersonalText | null;
  bio: PersonalText | null;
  bioEn: PersonalText | null;
  location: PersonalText | null;
  website: PersonalText | null;
  phone: PersonalText | null;
  /** Of the picture that stands for the person. */
  avatarId: string | null;
  iban: PersonalText | null;
  vatRegistration: { name: PersonalText; number: PersonalText } | null;
  badge: {
    status: BadgeStanding["status"];
    at: Instant | null;
    reason: PersonalText | null;
    /** The administrator who decided. */
    by: string | null;
    /** The one that waits for a decision. */
    document: { id: string; format: DocumentFormat } | null;
  };
};
