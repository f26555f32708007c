import type { Language } from "../kernel/language";
import type { EventOf } from "../kernel/decider";
import type { Instant } from "../kernel/instant";
import type { PersonalText } from "../kernel/personal";
import type { ProfileEvent } from "./profile.events";
import type { EmailChangeEvent } from "./email-change.events";
import type { AccountDeletionEvent } from "./account-deletion.events";
import type { AdministratorRightEvent, AdministratorsEvent } from "./administrators.events";
import type { BadgeEvent } from "./badge.events";
import type { ExternalIdentityOfAccount } from "./external-identity.events";
import type { EventWords } from "../kernel/event-words";
import { accountDeletionEventWords } from "./account-deletion.events";
import { emailChangeEventWords } from "./email-change.events";
import { administratorEventWords } from "./administrators.events";
import { badgeEventWords } from "./badge.events";
import { profileEventWords } from "./profile.events";

export type AccountRole = "collector" | "artist" | "admin";

type SentLink = { userId: string; requestId: string; digest: string; expiresAt: Instant };

export type UserRegistered = EventOf<
  "UserRegistered",
  {
    userId: string;
    role: AccountRole;
    language: Language;
    /** Whether the account holds its e-mail's claim from the start; else it is provisional until its letter is answered. */
    emailVerified: boolean;
    email: PersonalText;
    username: PersonalText;
    firstName: PersonalText;
    lastName: PersonalText;
    passwordHash: PersonalText;
    /** Shown to everyone if the person is an artist. */
    bio?: PersonalText;
    bioEn?: PersonalText;
    location?: PersonalText;
    /** The name in Latin letters, if one was given. */
    latinName?: PersonalText;
  }
>;
/** The texts in force were accepted, by their version; `newsletter`: whether the person wants it, if they were asked. */
export type TermsAccepted = EventOf<"TermsAccepted", { userId: string; version: string; newsletter?: boolean }>;
/** A letter about the account's e-mail is to be written; `claimId` names the e-mail's claim. */
export type EmailVerificationRequested = EventOf<
  "EmailVerificationRequested",
  { userId: string; requestId: string; claimId: string }
>;
/** A letter with a link leaves; of the link's secret only the digest is known. */
export type EmailVerificationSent = EventOf<"EmailVerificationSent", SentLink>;
/** The person has shown that the e-mail is theirs; the account holds its claim. */
export type EmailVerified = EventOf<"EmailVerified", { userId: string }>;
export type PasswordResetSent = EventOf<"PasswordResetSent", SentLink>;
/** A link from a letter was used; no other link of that kind is good any more. */
export type PasswordReset = EventOf<"PasswordReset", { userId: string; passwordHash: PersonalText }>;
/** Its claims are given back: no account is ever made under this id. */
export type RegistrationAbandoned = EventOf<"RegistrationAbandoned", { userId: string }>;
/** Somebody's place at the head of an auction, by their number there. */
export type Lead = { auctionId: string; alias: number };
export type UserBanned = EventOf<
  "UserBanned",
  {
    userId: string;
    bannedBy: string;
    reason: PersonalText;
    /** When it ends by itself; null: when an administrator lifts it. */
    until: Instant | null;
    /** Auctions of theirs that end with it, as the administrator saw and chose them. */
    cancelledAuctions: string[];
    /** Leads that are taken from them with it. */
    voidedLeads?: Lead[];
  }
>;
/** By an administrator, or by the job that lifts a ban at its end. */
export type UserUnbanned = EventOf<"UserUnbanned", { userId: string; unbannedBy: string }>;
export type UnpaidWinRecorded = EventOf<
  "UnpaidWinRecorded",
  { userId: string; auctionId: string; orderId: string; recordedOn: Instant }
>;
/** Without an order: all of the person's wins in that auction. */
export type UnpaidWinForgiven = EventOf<
  "UnpaidWinForgiven",
  { userId: string; auctionId: string; orderId?: string; forgivenBy: string; reason: PersonalText }
>;
/** The person's key was destroyed: their sealed fields are unreadable from here on. */
export type AccountErased = EventOf<"AccountErased", { userId: string }>;

export type AccountEvent =
  | UserRegistered
  | RegistrationAbandoned
  | TermsAccepted
  | EmailVerificationRequested
  | EmailVerificationSent
  | EmailVerified
  | PasswordResetSent
  | PasswordReset
  | ExternalIdentityOfAccount
  | UserBanned
  | UserUnbanned
  | UnpaidWinRecorded
  | UnpaidWinForgiven
  | AccountDeletionEvent
  | EmailChangeEvent
  | AdministratorRightEvent
  | BadgeEvent
  | ProfileEvent
  | AccountErased;

/** One holder of an e-mail or a username at any time; the stream is named by a keyed hash of it. */
export type EmailClaimed = EventOf<"EmailClaimed", { claimId: string; userId: string; moveId?: string }>;
export type EmailReleased = EventOf<"EmailReleased", { claimId: string; userId: string }>;
export type UsernameClaimed = EventOf<"UsernameClaimed", { claimId: string; userId: string; moveId?: string }>;
export type UsernameReleased = EventOf<"UsernameReleased", { claimId: string; userId: string }>;
/** A provisional account names the e-mail as its own; any number may, and only the newest is found by it. */
export type EmailNamed = EventOf<"EmailNamed", { claimId: string; userId: string }>;
/** Somebody who gave this e-mail asked for a new password; `userId` is whose account it is, null for nobody's. */
export type PasswordResetAsked = EventOf<
  "PasswordResetAsked",
  { claimId: string; requestId: string; userId: string | null; askedAt: Instant }
>;
export type EmailClaimEvent = EmailClaimed | EmailReleased | EmailNamed | PasswordResetAsked;
export type UsernameClaimEvent = UsernameClaimed | UsernameReleased;

/** In the order of their lives. */
export const accountEventWords: EventWords<
  Exclude<AccountEvent, ExternalIdentityOfAccount> | AdministratorsEvent | EmailClaimEvent | UsernameClaimEvent
> = {
  UserRegistered: { ar: "تسجيل حساب", en: "Account registered", sentence: "An account was opened" },
  TermsAccepted: { ar: "قبول الشروط", en: "Terms accepted", sentence: "The terms in force were accepted" },
  EmailVerificationRequested: {
    ar: "طلب تأكيد البريد",
    en: "E-mail verification asked for",
    sentence: "A letter to verify the e-mail was asked for",
  },
  EmailVerificationSent: {
    ar: "إرسال رسالة تأكيد البريد",
    en: "Verification letter sent",
    sentence: "A letter to verify the e-mail was sent",
  },
  EmailVerified: { ar: "تأكيد البريد", en: "E-mail verified", sentence: "The e-mail was verified" },
  PasswordResetSent: {
    ar: "إرسال رابط كلمة المرور",
    en: "Password letter sent",
    sentence: "A letter to choose a new password was sent",
  },
  PasswordReset: {
    ar: "كلمة مرور جديدة",
    en: "Password reset",
    sentence: "A new password was chosen by a letter's link",
  },
  UserBanned: { ar: "إيقاف حساب", en: "Account suspended", sentence: "The account was banned" },
  UserUnbanned: { ar: "رفع إيقاف حساب", en: "Suspension lifted", sentence: "The ban was lifted" },
  UnpaidWinRecorded: { ar: "تسجيل فوز لم يُدفع", en: "Unpaid win recorded", sentence: "A win was left unpaid" },
  RegistrationAbandoned: {
    ar: "تسجيل لم يكتمل",
    en: "Registration given up",
    sentence: "The registration was given up before an account was made",
  },
  UnpaidWinForgiven: { ar: "إعفاء من فوز لم يُدفع", en: "Unpaid win forgiven", sentence: "An unpaid win was forgiven" },
  ...administratorEventWords,
  ...badgeEventWords,
  ...accountDeletionEventWords,
  ...emailChangeEventWords,
  ...profileEventWords,
  AccountErased: { ar: "محو حساب", en: "Account erased", sentence: "The account was erased" },
  EmailClaimed: { ar: "حجز بريد إلكتروني", en: "E-mail claimed", sentence: "An e-mail address was claimed" },
  EmailReleased: { ar: "تحرير بريد إلكتروني", en: "E-mail released", sentence: "An e-mail address was released" },
  EmailNamed: {
    ar: "ذكر بريد في تسجيل",
    en: "E-mail named",
    sentence: "A registration named an e-mail address, which is not verified yet",
  },
  PasswordResetAsked: {
    ar: "طلب كلمة مرور جديدة",
    en: "New password asked for",
    sentence: "A new password was asked for under an e-mail address",
  },
  UsernameClaimed: { ar: "حجز اسم مستخدم", en: "Username claimed", sentence: "A username was claimed" },
  UsernameReleased: { ar: "تحرير اسم مستخدم", en: "Username released", sentence: "A username was released" },
};
