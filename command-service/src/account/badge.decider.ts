import type {
  AccountRejection,
  AccountRole,
  AskBadge,
  BadgeCommand,
  BadgeEvent,
  DecideBadge,
} from "@naqsh/shared/account";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { writtenAbout } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";

/** `waiting`: the document about which nobody has decided; `decided`: documents that are to be destroyed. */
export type BadgeState = { isHeld: boolean; waiting: string | null; decided: readonly string[] };

export const NO_BADGE: BadgeState = { isHeld: false, waiting: null, decided: [] };

type Badged = { role: AccountRole; badge: BadgeState };
type BadgeDecision = Decision<BadgeEvent, AccountRejection>;

const ask = ({ data }: AskBadge, { role, badge }: Badged): BadgeDecision => {
  if (badge.waiting === data.documentId) return accept();
  if (role !== "artist") return reject({ code: "ONLY_ARTISTS_ARE_VERIFIED" });
  if (badge.isHeld) return reject({ code: "BADGE_HELD" });
  return badge.waiting === null ? accept({ type: "BadgeAsked", data }) : reject({ code: "BADGE_ASKED_BEFORE" });
};

/** About the document that was looked at: one that was withdrawn and sent anew meanwhile is another. */
const decide = ({ data }: DecideBadge, { badge }: Badged): BadgeDecision => {
  const { userId, documentId, decidedBy, isGranted } = data;
  if (badge.waiting !== documentId) return reject({ code: "BADGE_NOT_ASKED" });
  const reason = writtenAbout(userId, data.reason);
  return isGranted
    ? accept({ type: "BadgeGranted", data: { userId, documentId, grantedBy: decidedBy, reason } })
    : accept({ type: "BadgeDeclined", data: { userId, documentId, declinedBy: decidedBy, reason } });
};

/** What artists and administrators decide about the verified badge. */
export const decideAboutBadge = (command: BadgeCommand, account: Badged): BadgeDecision => {
  const { badge } = account;
  switch (command.type) {
    case "AskBadge":
      return ask(command, account);
    case "WithdrawBadgeRequest":
      if (badge.waiting === null) return accept();
      return accept({ type: "BadgeRequestWithdrawn", data: { ...command.data, documentId: badge.waiting } });
    case "DecideBadge":
      return decide(command, account);
    case "TakeBadgeBack": {
      const { userId, reason } = command.data;
      if (!badge.isHeld) return reject({ code: "BADGE_NOT_HELD" });
      return accept({ type: "BadgeTakenBack", data: { ...command.data, reason: writtenAbout(userId, reason) } });
    }
    case "DestroyIdentityDocument":
      return badge.decided.includes(command.data.documentId)
        ? accept({ type: "IdentityDocumentDestroyed", data: command.data })
        : accept();
    default:
      return unreachable(command);
  }
};

const over = ({ decided }: BadgeState, documentId: string): Pick<BadgeState, "waiting" | "decided"> => ({
  waiting: null,
  decided: [...decided, documentId],
});

export const withBadge = (badge: BadgeState, { type, data }: BadgeEvent): BadgeState => {
  switch (type) {
    case "BadgeAsked":
      return { ...badge, waiting: data.documentId };
    case "BadgeRequestWithdrawn":
    case "BadgeDeclined":
      return { ...badge, ...over(badge, data.documentId) };
    case "BadgeGranted":
      return { isHeld: true, ...over(badge, data.documentId) };
    case "BadgeTakenBack":
      return { ...badge, isHeld: false };
    case "IdentityDocumentDestroyed":
      return { ...badge, decided: badge.decided.filter((one) => one !== data.documentId) };
    default:
      return unreachable(type);
  }
};
