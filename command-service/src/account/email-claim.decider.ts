import type { Decider, Times } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { msBetween, type Instant } from "@naqsh/shared/kernel/instant";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type {
  AccountRejection,
  AskPasswordReset,
  ClaimEmail,
  EmailClaimCommand,
  EmailClaimEvent,
  ReleaseEmail,
} from "@naqsh/shared/account";

/**
 * Who holds an e-mail: at most one person at any time. `moveId` tells which try of theirs took it last, as for usernames. `named` is the newest account that gave it at registration and has not shown
 * that it is theirs; it signs in by its own password, and holds nothing.
 */
export type EmailClaim = {
  holder: string | null;
  moveId: string | null;
  named: string | null;
  asked: readonly Instant[];
};

/** How many letters about a new password one mailbox gets in an hour, whoever asks for them. */
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

const claimEmail = ({ data }: ClaimEmail, { holder, moveId }: EmailClaim): ClaimDecision => {
  if (holder !== null && holder !== data.userId) return reject({ code: "ACCOUNT_NOT_CREATED" });
  const isHeldSo = holder === data.userId && (data.moveId === undefined || data.moveId === moveId);
  return isHeldSo ? accept() : accept({ type: "EmailClaimed", data });
};

/** A name alone is let go of as it was given: by a registration, which no move did. */
const releaseEmail = ({ data }: ReleaseEmail, { holder, moveId, named }: EmailClaim): ClaimDecision => {
  const { claimId, userId } = data;
  const isHeldSo = holder === userId && (data.moveId === undefined || data.moveId === moveId);
  const isNamedSo = named === userId && (data.moveId ?? null) === null;
  return isHeldSo || isNamedSo ? accept({ type: "EmailReleased", data: { claimId, userId } }) : accept();
};

export const emailClaimDecider: Decider<EmailClaim, EmailClaimCommand, EmailClaimEvent, AccountRejection> = {
  streamCategory: "emailClaim",
  initialState: { holder: null, moveId: null, named: null, asked: [] },
  decide: (command, claim, times) => {
    const { holder, named } = claim;
    switch (command.type) {
      case "ClaimEmail":
        return claimEmail(command, claim);
      case "ReleaseEmail":
        return releaseEmail(command, claim);
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
        return {
          ...claim,
          holder: data.userId,
          moveId: data.moveId ?? null,
          named: named === data.userId ? null : named,
        };
      case "EmailReleased":
        return {
          ...claim,
          ...(holder === data.userId && { holder: null, moveId: null }),
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
