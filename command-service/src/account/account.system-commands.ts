import type { ReleaseEmail, ReleaseUsername } from "@naqsh/shared/account";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import {
  done,
  passedTo,
  systemContext,
  type SystemCommandHandler,
  type SystemCommands,
} from "../commands/system-commands";
import { endAnnouncedAuctions } from "../workflows/end-announced-auctions";
import { clearSaleOfLeaver } from "../workflows/clear-sale-of-leaver";
import { accountDecider } from "./account.decider";
import { dataExportDecider } from "./data-export.decider";
import { eraseAccount } from "./erase-account";
import { destroyIdentityDocument } from "./destroy-identity-document";
import { emailClaimDecider } from "./email-claim.decider";
import { resetFactorsOfEmail } from "./reset-factors";
import { usernameClaimDecider } from "./username-claim.decider";

/**
 * An orphan's claim is released once its registration is given up for good: looking alone would miss one that makes its
 * account in the same moment, and leave that account without its names.
 */
const onceAbandoned =
  (release: SystemCommandHandler): SystemCommandHandler =>
  async (sent, deps) => {
    const { userId } = (sent.command as ReleaseEmail | ReleaseUsername).data;
    const context = await systemContext(sent, deps);
    const abandoned = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "AbandonRegistration", data: { userId } },
      context: { ...context, commandId: uuid5(context.commandId, "abandoned") },
      answer: done,
    });
    return abandoned.status === "rejected" ? abandoned : release(sent, deps);
  };

/**
 * The claim of a move that came no further is released once the account may not end that move any more; one that the account has
 * left is released at once.
 */
const unlessMoved =
  (release: SystemCommandHandler): SystemCommandHandler =>
  async (sent, deps) => {
    const { userId, moveId, isOrphan } = (sent.command as ReleaseEmail | ReleaseUsername).data;
    if (moveId === undefined) return onceAbandoned(release)(sent, deps);
    if (moveId === null || !isOrphan) return release(sent, deps);
    const context = await systemContext(sent, deps);
    const abandoned = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "AbandonNameMove", data: { userId, moveId } },
      context: { ...context, commandId: uuid5(context.commandId, "abandoned") },
      answer: done,
    });
    const isGone = abandoned.status === "rejected" && abandoned.rejection.code === "ACCOUNT_IS_ERASED";
    if (abandoned.status === "rejected" && !isGone) return abandoned;
    const account = await deps.readState(accountDecider, userId);
    const held = account.status === "active" ? [account.profile.usernameClaim, account.profile.emailClaim] : [];
    return held.some((claim) => claim?.moveId === moveId) ? abandoned : release(sent, deps);
  };

export const accountSystemCommands = {
  RecordUnpaidWin: passedTo(accountDecider),
  ForgiveUnpaidWin: passedTo(accountDecider),
  LiftBan: passedTo(accountDecider),
  TakeAdministratorRight: passedTo(accountDecider),
  DestroyIdentityDocument: destroyIdentityDocument,
  ResetFactorsOfEmail: resetFactorsOfEmail,
  EraseAccount: eraseAccount,
  EraseUnverified: eraseAccount,
  ClearSaleOfLeaver: clearSaleOfLeaver,
  EndAnnouncedAuctions: endAnnouncedAuctions,
  RecordStayLinkSent: passedTo(accountDecider),
  AttemptDataExport: passedTo(dataExportDecider),
  AdvanceDataExport: passedTo(dataExportDecider),
  CompleteDataExport: passedTo(dataExportDecider),
  DeleteDataExport: passedTo(dataExportDecider),
  RecordVerificationSent: passedTo(accountDecider),
  RecordResetSent: passedTo(accountDecider),
  RecordEmailChangeSent: passedTo(accountDecider),
  ReleaseEmail: unlessMoved(passedTo(emailClaimDecider)),
  ReleaseUsername: unlessMoved(passedTo(usernameClaimDecider)),
} satisfies SystemCommands;
