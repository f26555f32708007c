import type { Language } from "@naqsh/shared/kernel/language";
import type { Ban } from "./account-ban.decider";
import type { AccountRole, UserRegistered } from "@naqsh/shared/account";
import type { Instant } from "@naqsh/shared/kernel/instant";
import type { PersonalText } from "@naqsh/shared/kernel/personal";
import type { Leaving } from "./account-deletion.decider";
import { NO_BADGE, type BadgeState } from "./badge.decider";
import { firstRightOf, type AdministratorRight } from "./administrator-right.decider";
import { FIRST_PROFILE, type ProfileState } from "./profile.state";
import type { SentLinks } from "./sent-link";

type UnpaidWin = { auctionId: string; orderId: string; recordedOn: Instant };

/** A wish for another e-mail, with the links that letters to it carried. */
export type EmailChange = { requestId: string; email: PersonalText; claimId: string; links: SentLinks | null };

export type ActiveAccount = {
  status: "active";
  userId: string;
  role: AccountRole;
  /** Null for whoever is no administrator. */
  right: AdministratorRight | null;
  language: Language;
  email: PersonalText;
  username: PersonalText;
  firstName: PersonalText;
  lastName: PersonalText;
  passwordHash: PersonalText;
  emailVerified: boolean;
  /** The newest request of a letter about the e-mail. */
  requested: string | null;
  verification: SentLinks | null;
  reset: SentLinks | null;
  /** The newest wish for another e-mail. */
  emailChange: EmailChange | null;
  acceptedTerms: string | null;
  /** As it was last said with the terms. */
  takesNewsletter: boolean;
  banned: Ban | null;
  /** From the request to be deleted on, until it is taken back. */
  leaving: Leaving | null;
  /** The claims of the identities at providers that open this account. */
  identities: readonly string[];
  /** Those that were disconnected. */
  formerIdentities: readonly string[];
  /** Neither forgiven nor looked at for their age. */
  unpaidWins: readonly UnpaidWin[];
  /** Orders whose missed payment is recorded, forgiven or not. */
  missedOrders: readonly string[];
  profile: ProfileState;
  badge: BadgeState;
};

/** What it held has still to be given back, until the key is destroyed. */
export type ErasedAccount = { status: "erased" } & Pick<
  ActiveAccount,
  "userId" | "email" | "username" | "identities" | "badge"
>;

export type Account = { status: "unknown" } | { status: "abandoned" } | ActiveAccount | ErasedAccount;

export const registeredAccount = (data: UserRegistered["data"]): ActiveAccount => ({
  status: "active",
  userId: data.userId,
  role: data.role,
  right: firstRightOf(data),
  language: data.language,
  email: data.email,
  username: data.username,
  firstName: data.firstName,
  lastName: data.lastName,
  passwordHash: data.passwordHash,
  emailVerified: data.emailVerified,
  requested: null,
  verification: null,
  reset: null,
  emailChange: null,
  acceptedTerms: null,
  takesNewsletter: false,
  identities: [],
  formerIdentities: [],
  banned: null,
  leaving: null,
  unpaidWins: [],
  missedOrders: [],
  profile: FIRST_PROFILE,
  badge: NO_BADGE,
});
