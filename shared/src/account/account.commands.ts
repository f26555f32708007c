import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { instantFromMs, msFromInstant, type Instant } from "../kernel/instant";
import { visibleText } from "../kernel/visible-text";
import type { PersonalText } from "../kernel/personal";
import type { Lead, TermsAccepted, UserRegistered } from "./account.events";
import type { LinkExternalIdentity, UnlinkExternalIdentity } from "./google.commands";
import type { ProfileCommand } from "./profile.commands";
import type { AccountDeletionCommand } from "./account-deletion.commands";
import { emailAddress } from "./email-address";
import type { EmailChangeCommand } from "./email-change.commands";
import type { AdministratorRightCommand } from "./administrators.commands";
import type { BadgeCommand } from "./badge.commands";
import { TERMS_VERSION } from "./terms-version";
import { username } from "./username";

const seen = z.overwrite(visibleText);
const name = z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(80));
const newPassword = z.string().check(z.minLength(6), z.maxLength(128));
/** A password that replaces another is longer than one of a sign-up. */
const replacingPassword = z.string().check(z.minLength(8), z.maxLength(128));
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
const termsVersion = z.literal(TERMS_VERSION);

/** POST /api/register and /api/signup. `username` is derived when none is sent. */
export const RegisterBody = z.object({
  firstName: name,
  lastName: name,
  username: z.optional(username),
  email: emailAddress,
  password: newPassword,
  confirmPassword: z.optional(z.string().check(z.maxLength(128))),
  role: z._default(z.enum(["collector", "artist"]), "collector"),
  language: z.optional(z.enum(["ar", "en"])),
  location: z.optional(z.string().check(seen, z.trim(), z.maxLength(120))),
  /** First and last name in Latin letters, for readers of English. */
  latinName: z.optional(z.string().check(seen, z.trim(), z.maxLength(160))),
  bio: z.optional(z.string().check(seen, z.trim(), z.maxLength(1500))),
  bioEn: z.optional(z.string().check(seen, z.trim(), z.maxLength(1500))),
  /** The version of the terms that the person accepted; without it they are asked later. */
  acceptedTerms: z.optional(termsVersion),
  newsletter: z.optional(z.boolean()),
});
export type RegisterBody = z.infer<typeof RegisterBody>;

/** POST /api/login and /api/signin. */
export const SignInBody = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type SignInBody = z.infer<typeof SignInBody>;

/** POST /api/forgot-password */
export const ForgotPasswordBody = z.object({ email: emailAddress });

export type ForgotPasswordBody = z.infer<typeof ForgotPasswordBody>;

/** POST /api/reset-password */
export const ResetPasswordBody = z.object({
  token: linkToken,
  newPassword: replacingPassword,
  confirmPassword: z.optional(z.string().check(z.maxLength(128))),
});

export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

/** POST /api/verify-email */
export const VerifyEmailBody = z.object({ token: linkToken });
export type VerifyEmailBody = z.infer<typeof VerifyEmailBody>;

/** POST /api/accept-terms */
export const AcceptTermsBody = z.object({ version: termsVersion, newsletter: z.optional(z.boolean()) });

const MOST_CANCELLED = 200;
const reason = z.string().check(seen, z.trim(), z.minLength(3), z.maxLength(500));

/** POST /api/admin/users/:userId/ban */
export const BanUserBody = z.object({
  reason,
  /** When the ban ends by itself; left out: when an administrator lifts it. */
  until: z.optional(
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((text: string) => instantFromMs(msFromInstant(text))),
    ),
  ),
  /** Auctions of theirs that end with it: those without bids, and live ones that are not to go on. */
  cancelledAuctions: z._default(z.array(z.uuid()).check(z.maxLength(MOST_CANCELLED)), []),
  /** Leads of theirs that are voided with it, by their number in the auction. */
  voidedLeads: z._default(
    z.array(z.object({ auctionId: z.uuid(), alias: z.int().check(z.minimum(1)) })).check(z.maxLength(MOST_CANCELLED)),
    [],
  ),
});

export type BanUserBody = z.input<typeof BanUserBody>;

/** POST /api/admin/users/:userId/forgive-unpaid-win */
export const ForgiveUnpaidWinBody = z.object({ auctionId: z.uuid(), reason });

/** With the version of the terms that was accepted; an account that is not verified asks for its letter with the same step. */
export type RegisterUser = CommandOf<
  "RegisterUser",
  UserRegistered["data"] & {
    accepted: { version: string; newsletter: boolean } | null;
    letter: { requestId: string; claimId: string } | null;
  }
>;
export type AcceptTerms = CommandOf<"AcceptTerms", TermsAccepted["data"]>;
export type RequestEmailVerification = CommandOf<
  "RequestEmailVerification",
  { userId: string; requestId: string; claimId: string }
>;
export type RecordVerificationSent = CommandOf<
  "RecordVerificationSent",
  { userId: string; requestId: string; digest: string }
>;
/** Given once the e-mail's claim is held; `digest` is that of the link's secret. */
export type VerifyEmail = CommandOf<"VerifyEmail", { userId: string; digest: string }>;
export type RecordResetSent = CommandOf<"RecordResetSent", { userId: string; requestId: string; digest: string }>;
/** Given once the e-mail's claim is held: a link from its mailbox shows whose it is. */
export type ResetPassword = CommandOf<"ResetPassword", { userId: string; digest: string; passwordHash: PersonalText }>;
/** Erases an account whose e-mail was never verified, and no other. */
export type EraseUnverified = CommandOf<"EraseUnverified", { userId: string }>;
/** Gives a registration up that claimed names and never made its account; those claims may be released then. */
export type AbandonRegistration = CommandOf<"AbandonRegistration", { userId: string }>;
export type BanUser = CommandOf<
  "BanUser",
  {
    userId: string;
    bannedBy: string;
    reason: string;
    until: Instant | null;
    cancelledAuctions: string[];
    voidedLeads?: Lead[];
  }
>;
/** Ends what a banned artist has announced and nobody has bid on, also what the administrator did not see yet. */
export type EndAnnouncedAuctions = CommandOf<"EndAnnouncedAuctions", { userId: string; bannedBy: string }>;
/** Lifts the ban that was to end then, if it is the one in force. */
export type LiftBan = CommandOf<"LiftBan", { userId: string; until: Instant; liftedBy: string }>;
export type UnbanUser = CommandOf<"UnbanUser", { userId: string; unbannedBy: string }>;
export type RecordUnpaidWin = CommandOf<"RecordUnpaidWin", { userId: string; auctionId: string; orderId: string }>;
/** Without an order: all of the person's wins in that auction. */
export type ForgiveUnpaidWin = CommandOf<
  "ForgiveUnpaidWin",
  { userId: string; auctionId: string; orderId?: string; forgivenBy: string; reason: string }
>;
export type AccountCommand =
  | AcceptTerms
  | RequestEmailVerification
  | RecordVerificationSent
  | VerifyEmail
  | RecordResetSent
  | ResetPassword
  | LinkExternalIdentity
  | UnlinkExternalIdentity
  | EraseUnverified
  | RegisterUser
  | AbandonRegistration
  | BanUser
  | UnbanUser
  | LiftBan
  | RecordUnpaidWin
  | ForgiveUnpaidWin
  | AccountDeletionCommand
  | EmailChangeCommand
  | AdministratorRightCommand
  | BadgeCommand
  | ProfileCommand;

/** `moveId`: as for a username. */
export type ClaimEmail = CommandOf<"ClaimEmail", { claimId: string; userId: string; moveId?: string }>;
/** Always taken, whoever holds the e-mail: nobody learns from a registration whether it has an account. */
export type NameEmail = CommandOf<"NameEmail", { claimId: string; userId: string }>;
export type AskPasswordReset = CommandOf<"AskPasswordReset", { claimId: string; requestId: string }>;
export type EmailClaimCommand = ClaimEmail | ReleaseEmail | NameEmail | AskPasswordReset;
/** `moveId` and `isOrphan`: as for a username. */
export type ReleaseEmail = CommandOf<
  "ReleaseEmail",
  { claimId: string; userId: string; moveId?: string | null; isOrphan?: true }
>;
/** `moveId`: the try of an account to move to this name; it is taken again under another one, so that no earlier release frees it. */
export type ClaimUsername = CommandOf<"ClaimUsername", { claimId: string; userId: string; moveId?: string }>;
/**
 * With `moveId` (null for a registration's claim) only as that try took it; without, however it is held. `isOrphan`: the try may
 * still be under way, and is given up first.
 */
export type ReleaseUsername = CommandOf<
  "ReleaseUsername",
  { claimId: string; userId: string; moveId?: string | null; isOrphan?: true }
>;
