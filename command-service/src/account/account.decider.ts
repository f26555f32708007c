import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { isForgiven } from "@naqsh/shared/account";
import type {
  AbandonRegistration,
  AcceptTerms,
  AccountCommand,
  AccountEvent,
  AccountRejection,
  ForgiveUnpaidWin,
  RecordUnpaidWin,
  RegisterUser,
} from "@naqsh/shared/account";
import { ban, liftBan, unban } from "./account-ban.decider";
import {
  eraseAccount,
  leavingAfter,
  recordStayLink,
  requestDeletion,
  withdrawDeletion,
} from "./account-deletion.decider";
import { changeEmail, recordEmailChangeSent, requestEmailChange, withEmailChange } from "./account-email.decider";
import { decideRight, withRight } from "./administrator-right.decider";
import { decideAboutBadge, withBadge } from "./badge.decider";
import { linkExternalIdentity, unlinkExternalIdentity, withIdentity } from "./account-identities.decider";
import {
  recordResetSent,
  recordVerificationSent,
  requestEmailVerification,
  resetPassword,
  verifyEmail,
} from "./email-links.decider";
import { registeredAccount, type Account, type ActiveAccount } from "./account.state";
import { decideProfile } from "./profile.decider";
import { isProfileEvent, withProfile } from "./profile-of-account";
import { withLink } from "./sent-link";

export type AccountDecision = Decision<AccountEvent, AccountRejection>;

/** An unpaid win counts for 90 days (docs/rules.md#payment). */
const UNPAID_WIN_COUNTS_MS = 90 * 24 * 60 * 60 * 1000;

/** Unpaid wins that count at a moment. */
export const openUnpaidWins = (account: ActiveAccount, now: Instant): number =>
  account.unpaidWins.filter(({ recordedOn }) => msBetween(recordedOn, now) < UNPAID_WIN_COUNTS_MS).length;

const register = ({ data }: RegisterUser, { status }: Account): AccountDecision => {
  if (status !== "unknown") {
    return reject({ code: status === "abandoned" ? "REGISTRATION_ABANDONED" : "ACCOUNT_EXISTS" });
  }
  const { accepted, letter, ...registered } = data;
  const { userId } = data;
  const events: AccountEvent[] = [{ type: "UserRegistered", data: registered }];
  if (accepted) events.push({ type: "TermsAccepted", data: { userId, ...accepted } });
  if (letter) events.push({ type: "EmailVerificationRequested", data: { userId, ...letter } });
  return accept(...events);
};

const acceptTerms = ({ data }: AcceptTerms, { acceptedTerms }: ActiveAccount): AccountDecision =>
  acceptedTerms === data.version ? accept() : accept({ type: "TermsAccepted", data });

/** Account or abandoned, whichever this stream hears of first: no claim of an account is ever released as an orphan. */
const abandonRegistration = ({ data }: AbandonRegistration, { status }: Account): AccountDecision => {
  // An erased account gives its claims back itself; one that it took while it was erased is an orphan.
  if (status === "abandoned" || status === "erased") return accept();
  return status === "unknown" ? accept({ type: "RegistrationAbandoned", data }) : reject({ code: "ACCOUNT_EXISTS" });
};

const recordUnpaidWin = ({ data }: RecordUnpaidWin, account: ActiveAccount, { now }: Times): AccountDecision =>
  account.missedOrders.includes(data.orderId)
    ? accept()
    : accept({ type: "UnpaidWinRecorded", data: { ...data, recordedOn: now } });

const forgiveUnpaidWin = ({ data }: ForgiveUnpaidWin, account: ActiveAccount): AccountDecision =>
  account.unpaidWins.some((win) => isForgiven(win, data))
    ? accept({ type: "UnpaidWinForgiven", data: { ...data, reason: writtenAbout(data.userId, data.reason) } })
    : accept();

export const accountDecider: Decider<Account, AccountCommand, AccountEvent, AccountRejection> = {
  streamCategory: "user",
  initialState: { status: "unknown" },
  decide: (command, account, times) => {
    if (command.type === "RegisterUser") return register(command, account);
    if (command.type === "AbandonRegistration") return abandonRegistration(command, account);
    if (account.status === "unknown" || account.status === "abandoned") return reject({ code: "ACCOUNT_UNKNOWN" });
    if (account.status === "erased") {
      const isErasure = command.type === "EraseAccount" || command.type === "EraseUnverified";
      return isErasure ? accept() : reject({ code: "ACCOUNT_IS_ERASED" });
    }
    switch (command.type) {
      case "BanUser":
        return ban(command, account, times);
      case "UnbanUser":
        return unban(command, account);
      case "LiftBan":
        return liftBan(command, account, times);
      case "RecordUnpaidWin":
        return recordUnpaidWin(command, account, times);
      case "ForgiveUnpaidWin":
        return forgiveUnpaidWin(command, account);
      case "AcceptTerms":
        return acceptTerms(command, account);
      case "RequestEmailVerification":
        return requestEmailVerification(command, account);
      case "RecordVerificationSent":
        return recordVerificationSent(command, account, times);
      case "VerifyEmail":
        return verifyEmail(command, account, times);
      case "RecordResetSent":
        return recordResetSent(command, account, times);
      case "ResetPassword":
        return resetPassword(command, account, times);
      case "RequestEmailChange":
        return requestEmailChange(command);
      case "RecordEmailChangeSent":
        return recordEmailChangeSent(command, account, times);
      case "ChangeEmail":
        return changeEmail(command, account, times);
      case "LinkExternalIdentity":
        return linkExternalIdentity(command, account);
      case "UnlinkExternalIdentity":
        return unlinkExternalIdentity(command, account);
      case "EraseUnverified":
        return account.emailVerified
          ? reject({ code: "ACCOUNT_EXISTS" })
          : accept({ type: "AccountErased", data: command.data });
      case "EraseAccount":
        return eraseAccount(command, account, times);
      case "AskBadge":
      case "WithdrawBadgeRequest":
      case "DecideBadge":
      case "TakeBadgeBack":
      case "DestroyIdentityDocument":
        return decideAboutBadge(command, account);
      case "GiveAdministratorRight":
      case "TakeAdministratorRight":
        return decideRight(command, account, times);
      case "RequestAccountDeletion":
        return requestDeletion(command, account, times);
      case "WithdrawAccountDeletion":
        return withdrawDeletion(command, account);
      case "RecordStayLinkSent":
        return recordStayLink(command, account);
      default:
        return decideProfile(command, account);
    }
  },
  evolve: (account, event) => {
    if (event.type === "UserRegistered") return registeredAccount(event.data);
    if (event.type === "RegistrationAbandoned") return { status: "abandoned" };
    if (account.status !== "active") return account;
    if (isProfileEvent(event)) return withProfile(account, event);
    switch (event.type) {
      case "TermsAccepted":
        return {
          ...account,
          acceptedTerms: event.data.version,
          takesNewsletter: event.data.newsletter ?? account.takesNewsletter,
        };
      case "EmailVerificationRequested":
        return { ...account, requested: event.data.requestId };
      case "EmailVerificationSent":
        return { ...account, verification: withLink(account.verification, event.data) };
      case "EmailVerified":
        return { ...account, emailVerified: true, verification: null };
      case "PasswordResetSent":
        return { ...account, reset: withLink(account.reset, event.data) };
      case "PasswordReset":
        return { ...account, passwordHash: event.data.passwordHash, reset: null };
      case "EmailChangeRequested":
      case "EmailChangeSent":
      case "EmailChanged":
        return withEmailChange(account, event);
      case "ExternalIdentityLinked":
      case "ExternalIdentityUnlinked":
        return withIdentity(account, event);
      case "UserBanned":
        return { ...account, banned: { reason: event.data.reason, until: event.data.until } };
      case "UserUnbanned":
        return { ...account, banned: null };
      case "BadgeAsked":
      case "BadgeRequestWithdrawn":
      case "BadgeGranted":
      case "BadgeDeclined":
      case "BadgeTakenBack":
      case "IdentityDocumentDestroyed":
        return { ...account, badge: withBadge(account.badge, event) };
      case "AdministratorRightGiven":
      case "AdministratorRightTaken":
        return withRight(account, event);
      case "UnpaidWinRecorded":
        return {
          ...account,
          unpaidWins: [...account.unpaidWins, event.data],
          missedOrders: [...account.missedOrders, event.data.orderId],
        };
      case "UnpaidWinForgiven":
        return {
          ...account,
          unpaidWins: account.unpaidWins.filter((win) => !isForgiven(win, event.data)),
        };
      case "AccountDeletionRequested":
      case "StayLinkSent":
      case "AccountDeletionWithdrawn":
        return { ...account, leaving: leavingAfter(account.leaving, event) };
      case "AccountErased":
        return {
          status: "erased",
          userId: account.userId,
          email: account.email,
          username: account.username,
          identities: account.identities,
          badge: account.badge,
        };
      default:
        return unreachable(event);
    }
  },
};
