/** What a link in an e-mail does: an address verified, a password reset. */
import type {
  AccountEvent,
  AccountRejection,
  RecordResetSent,
  RecordVerificationSent,
  RequestEmailVerification,
  ResetPassword,
  VerifyEmail,
} from "@naqsh/shared/account";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after } from "@naqsh/shared/kernel/instant";
import type { ActiveAccount } from "./account.state";
import { isGoodLink } from "./sent-link";

type AccountDecision = Decision<AccountEvent, AccountRejection>;

const HOUR_MS = 60 * 60 * 1000;
/** A link that verifies an e-mail only works in a browser that is signed in to the account. */
const VERIFICATION_LASTS_MS = 48 * HOUR_MS;
/** A link that sets a password is as good as the password. */
const RESET_LASTS_MS = HOUR_MS;

export const requestEmailVerification = (
  { data }: RequestEmailVerification,
  { emailVerified, requested }: ActiveAccount,
): AccountDecision =>
  emailVerified || requested === data.requestId ? accept() : accept({ type: "EmailVerificationRequested", data });

export const recordVerificationSent = (
  { data }: RecordVerificationSent,
  { emailVerified, requested }: ActiveAccount,
  { now }: Times,
): AccountDecision =>
  emailVerified || requested !== data.requestId
    ? reject({ code: "LINK_INVALID" })
    : accept({ type: "EmailVerificationSent", data: { ...data, expiresAt: after(now, VERIFICATION_LASTS_MS) } });

export const verifyEmail = (
  { data }: VerifyEmail,
  { emailVerified, verification }: ActiveAccount,
  { now }: Times,
): AccountDecision =>
  !emailVerified && isGoodLink(verification, data.digest, now)
    ? accept({ type: "EmailVerified", data: { userId: data.userId } })
    : reject({ code: "LINK_INVALID" });

export const recordResetSent = ({ data }: RecordResetSent, _: ActiveAccount, { now }: Times): AccountDecision =>
  accept({ type: "PasswordResetSent", data: { ...data, expiresAt: after(now, RESET_LASTS_MS) } });

/** A mailbox that a link came from is shown to be the person's own. */
export const resetPassword = (
  { data: { userId, digest, passwordHash } }: ResetPassword,
  { emailVerified, reset }: ActiveAccount,
  { now }: Times,
): AccountDecision => {
  if (!isGoodLink(reset, digest, now)) return reject({ code: "LINK_INVALID" });
  const changed: AccountEvent = { type: "PasswordReset", data: { userId, passwordHash } };
  const shown: AccountEvent[] = emailVerified ? [] : [{ type: "EmailVerified", data: { userId } }];
  return accept(changed, ...shown);
};
