import { EMAIL_LINK_LASTS_MS } from "@naqsh/shared/account";
import type {
  AccountEvent,
  AccountRejection,
  ChangeEmail,
  EmailChangeEvent,
  RecordEmailChangeSent,
  RequestEmailChange,
} from "@naqsh/shared/account";
import type { Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { after } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { ActiveAccount } from "./account.state";
import { isGoodLink, withLink } from "./sent-link";

type AccountDecision = Decision<AccountEvent, AccountRejection>;

/** The same whether somebody has the new e-mail or not: the letter's writer looks. A later wish takes the place of an earlier one. */
export const requestEmailChange = ({ data }: RequestEmailChange): AccountDecision => {
  const { currentClaimId, ...wish } = data;
  return wish.claimId === currentClaimId
    ? reject({ code: "EMAIL_UNCHANGED" })
    : accept({ type: "EmailChangeRequested", data: wish });
};

export const recordEmailChangeSent = (
  { data }: RecordEmailChangeSent,
  { emailChange }: ActiveAccount,
  { now }: Times,
): AccountDecision =>
  emailChange?.requestId === data.requestId
    ? accept({ type: "EmailChangeSent", data: { ...data, expiresAt: after(now, EMAIL_LINK_LASTS_MS) } })
    : reject({ code: "LINK_INVALID" });

/** A link moves the account once. A try that held the claim while another one ended is taken over, so that it frees nothing. */
export const changeEmail = (
  { data: { userId, digest, claimId, moveId, formerClaimId } }: ChangeEmail,
  { email, emailChange, profile }: ActiveAccount,
  { now }: Times,
): AccountDecision => {
  if (profile.abandonedMoves.includes(moveId)) return reject({ code: "NAME_MOVE_ABANDONED" });
  if (profile.emailClaim?.claimId === claimId) {
    const data = { userId, email, claimId, moveId, former: null, formerEmail: null };
    return accept({ type: "EmailChanged", data });
  }
  const isGood = emailChange?.claimId === claimId && isGoodLink(emailChange.links, digest, now);
  if (!isGood) return reject({ code: "LINK_INVALID" });
  const former = profile.emailClaim ?? { claimId: formerClaimId, moveId: null };
  const data = { userId, email: emailChange.email, claimId, moveId, former, formerEmail: email };
  return accept({ type: "EmailChanged", data });
};

/** An account after an event of its change of e-mail; links that went to the former mailbox are good for nothing any more. */
export const withEmailChange = (account: ActiveAccount, { type, data }: EmailChangeEvent): ActiveAccount => {
  switch (type) {
    case "EmailChangeRequested": {
      const { requestId, email, claimId } = data;
      return { ...account, emailChange: { requestId, email, claimId, links: null } };
    }
    case "EmailChangeSent": {
      const { emailChange } = account;
      return { ...account, emailChange: emailChange && { ...emailChange, links: withLink(emailChange.links, data) } };
    }
    case "EmailChanged": {
      const { email, claimId, moveId, former } = data;
      const profile = { ...account.profile, emailClaim: { claimId, moveId } };
      if (former === null) return { ...account, profile };
      return { ...account, profile, email, emailVerified: true, emailChange: null, verification: null, reset: null };
    }
    default:
      return unreachable(type);
  }
};
