import * as z from "zod/mini";
import type { CommandOf } from "../kernel/decider";
import { visibleText } from "../kernel/visible-text";
import type { PersonalText } from "../kernel/personal";
import type { UserRegistered } from "./account.events";
import type { LinkExternalIdentity } from "./google.commands";
import { TERMS_VERSION } from "./terms-version";

const seen = z.overwrite(visibleText);
const name = z.string().check(seen, z.trim(), z.minLength(1), z.maxLength(80));
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
const username = z.string().check(z.trim(), z.minLength(3), z.maxLength(30), z.regex(/^[\p{L}\p{N}_.]+$/u));
const newPassword = z.string().check(z.minLength(6), z.maxLength(128));
/** Longer than at sign-up. */
const replacingPassword = z.string().check(z.minLength(8), z.maxLength(128));
const linkToken = z.string().check(z.minLength(1), z.maxLength(200));
const termsVersion = z.literal(TERMS_VERSION);

/** POST /api/register and /api/signup. `username` is derived when none is sent. */
export const RegisterBody = z.object({
  firstName: name,
  lastName: name,
  username: z.optional(username),
  email,
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
export const ForgotPasswordBody = z.object({ email });

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
export const AcceptTermsBody = z.object({ version: termsVersion, newsletter: z._default(z.boolean(), false) });

const reason = z.string().check(seen, z.trim(), z.minLength(3), z.maxLength(500));

/** POST /api/admin/users/:userId/ban */
export const BanUserBody = z.object({ reason });

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
export type AcceptTerms = CommandOf<"AcceptTerms", { userId: string; version: string; newsletter: boolean }>;
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
export type BanUser = CommandOf<"BanUser", { userId: string; bannedBy: string; reason: string }>;
export type UnbanUser = CommandOf<"UnbanUser", { userId: string; unbannedBy: string }>;
export type RecordUnpaidWin = CommandOf<"RecordUnpaidWin", { userId: string; auctionId: string; orderId: string }>;
/** Without an order: all of the person's wins in that auction. */
export type ForgiveUnpaidWin = CommandOf<
  "ForgiveUnpaidWin",
  { userId: string; auctionId: string; orderId?: string; forgivenBy: string; reason: string }
>;
export type EraseAccount = CommandOf<"EraseAccount", { userId: string }>;
export type AccountCommand =
  | AcceptTerms
  | RequestEmailVerification
  | RecordVerificationSent
  | VerifyEmail
  | RecordResetSent
  | ResetPassword
  | LinkExternalIdentity
  | EraseUnverified
  | RegisterUser
  | AbandonRegistration
  | BanUser
  | UnbanUser
  | RecordUnpaidWin
  | ForgiveUnpaidWin
  | EraseAccount;

export type ClaimEmail = CommandOf<"ClaimEmail", { claimId: string; userId: string }>;
/** Always taken, whoever holds the e-mail: nobody learns from a registration whether it has an account. */
export type NameEmail = CommandOf<"NameEmail", { claimId: string; userId: string }>;
export type AskPasswordReset = CommandOf<"AskPasswordReset", { claimId: string; requestId: string }>;
export type EmailClaimCommand = ClaimEmail | ReleaseEmail | NameEmail | AskPasswordReset;
export type ReleaseEmail = CommandOf<"ReleaseEmail", { claimId: string; userId: string }>;
export type ClaimUsername = CommandOf<"ClaimUsername", { claimId: string; userId: string }>;
export type ReleaseUsername = CommandOf<"ReleaseUsername", { claimId: string; userId: string }>;
