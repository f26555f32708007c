import type { ReleaseEmail, ReleaseUsername } from "@naqsh/shared/account";
import { uuid5 } from "@naqsh/shared/kernel/uuid";
import { rejected } from "../handler/command";
import { done, passedTo, systemContext, type SystemCommandHandler, type SystemCommands } from "../system-commands";
import { accountDecider } from "./account.decider";
import { claimIdOf } from "./claim-id";
import { emailClaimDecider } from "./email-claim.decider";
import { releaseEmail, releaseIdentity, releaseUsername } from "./hold-claim";
import { openWith } from "./signed-in-user";
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

/** Frees what the person held, records the erasure, then destroys their key: each step may be repeated. */
const eraseAccount: SystemCommandHandler = async (sent, deps) => {
  const account = await deps.readState(accountDecider, sent.streamId);
  if (account.status === "active") {
    const open = openWith(await deps.keys.find(sent.streamId));
    const context = await systemContext(sent, deps);
    const claim = async (kind: "email" | "username", text: string) => ({
      claimId: await claimIdOf(deps.keys, kind, text),
      userId: account.userId,
    });
    await releaseEmail(deps, await claim("email", open(account.email)), context);
    await releaseUsername(deps, await claim("username", open(account.username)), context);
    for (const claimId of account.identities) {
      // oxlint-disable-next-line no-await-in-loop -- seldom more than one
      await releaseIdentity(deps, { claimId, userId: account.userId }, context);
    }
  }
  const result = await passedTo(accountDecider)(sent, deps);
  if (result.status === "accepted") await deps.keys.destroy(sent.streamId);
  return result;
};

export const accountSystemCommands = {
  RecordUnpaidWin: passedTo(accountDecider),
  ForgiveUnpaidWin: passedTo(accountDecider),
  EraseAccount: eraseAccount,
  EraseUnverified: eraseUnverified,
  RecordVerificationSent: passedTo(accountDecider),
  RecordResetSent: passedTo(accountDecider),
  ReleaseEmail: onceAbandoned(passedTo(emailClaimDecider)),
  ReleaseUsername: onceAbandoned(passedTo(usernameClaimDecider)),
} satisfies SystemCommands;
