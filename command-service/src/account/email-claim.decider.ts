import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { AccountRejection, AskPasswordReset, EmailClaimCommand, EmailClaimEvent } from "@naqsh/shared/account";

/**
 * Who holds an e-mail: at most one person at any time. `named` is the newest account that gave it at registration and has not shown
 * that it is theirs; it signs in by its own password, and holds nothing.
 */
export type EmailClaim = { holder: string | null; named: string | null; asked: readonly Instant[] };

/** So many letters about a new password go to one mailbox in an hour, whoever asks for them. */
const MOST_RESETS = 5;
const HOUR_MS = 60 * 60 * 1000;

/** The same whether the e-mail has an account or not: only the event's `userId` tells, which no answer shows. */
const askPasswordReset = ({ data }: AskPasswordReset, claim: EmailClaim, { now }: Times): ClaimDecision => {
  const recent = claim.asked.filter((instant) => msBetween(instant, now) < HOUR_MS);
  if (recent.length >= MOST_RESETS) return accept();
  const userId = claim.holder ?? claim.named;
  return accept({ type: "PasswordResetAsked", data: { ...data, userId, askedAt: now } });
};

type ClaimDecision = Decision<EmailClaimEvent, AccountRejection>;

export const emailClaimDecider: Decider<EmailClaim, EmailClaimCommand, EmailClaimEvent, AccountRejection> = {
  streamCategory: "emailClaim",
  initialState: { holder: null, named: null, asked: [] },
  decide: (command, claim, times) => {
    const { holder, named } = claim;
    switch (command.type) {
      case "ClaimEmail":
        if (holder === command.data.userId) return accept();
        return holder === null
          ? accept({ type: "EmailClaimed", data: command.data })
          : reject({ code: "ACCOUNT_NOT_CREATED" });
      case "ReleaseEmail":
        return holder === command.data.userId || named === command.data.userId
          ? accept({ type: "EmailReleased", data: command.data })
          : accept();
      case "NameEmail":
        return holder === command.data.userId || named === command.data.userId
          ? accept()
          : accept({ type: "EmailNamed", data: command.data });
      case "AskPasswordReset":
        return askPasswordReset(command, claim, times);
      default:
        return unreachable(command);
    }
  },
  evolve: (claim, { type, data }) => {
    const { holder, named, asked } = claim;
    switch (type) {
      case "EmailClaimed":
        return { ...claim, holder: data.userId, named: named === data.userId ? null : named };
      case "EmailReleased":
        return {
          ...claim,
          holder: holder === data.userId ? null : holder,
          named: named === data.userId ? null : named,
        };
      case "EmailNamed":
        return { ...claim, named: data.userId };
      case "PasswordResetAsked":
        return { ...claim, asked: [...asked, data.askedAt].slice(-MOST_RESETS) };
      default:
        return unreachable(type);
    }
  },
};
