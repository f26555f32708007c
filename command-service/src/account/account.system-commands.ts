import type { ReleaseEmail, ReleaseUsername } from "@naqsh/shared/account";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { rejected } from "../handler/command";
import { done, passedTo, systemContext, type SystemCommandHandler, type SystemCommands } from "../system-commands";
import { clearSaleOfLeaver } from "../workflows/clear-sale-of-leaver";
import { accountDecider } from "./account.decider";
import { eraseAccount } from "./erase-account";
import { emailClaimDecider } from "./email-claim.decider";
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

/** What was never verified goes; an account that was verified meanwhile is left whole. */
const eraseUnverified: SystemCommandHandler = async (sent, deps) => {
  const account = await deps.readState(accountDecider, sent.streamId);
  if (account.status === "active" && account.emailVerified) return rejected({ code: "ACCOUNT_EXISTS" });
  return eraseAccount(sent, deps);
};

export const accountSystemCommands = {
  RecordUnpaidWin: passedTo(accountDecider),
  ForgiveUnpaidWin: passedTo(accountDecider),
  LiftBan: passedTo(accountDecider),
  EraseAccount: eraseAccount,
  EraseUnverified: eraseUnverified,
  ClearSaleOfLeaver: clearSaleOfLeaver,
  RecordStayLinkSent: passedTo(accountDecider),
  RecordVerificationSent: passedTo(accountDecider),
  RecordResetSent: passedTo(accountDecider),
  ReleaseEmail: onceAbandoned(passedTo(emailClaimDecider)),
  ReleaseUsername: onceAbandoned(passedTo(usernameClaimDecider)),
} satisfies SystemCommands;
