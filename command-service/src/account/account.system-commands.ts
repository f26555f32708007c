import type { ReleaseEmail, ReleaseUsername } from "@naqsh/shared/account";
import { rejected } from "../command";
import { passedTo, systemContext, type SystemCommandHandler, type SystemCommands } from "../system-commands";
import { accountDecider } from "./account.decider";
import { claimIdOf } from "./claim-id";
import { emailClaimDecider } from "./email-claim.decider";
import { releaseEmail, releaseUsername } from "./hold-claim";
import { openWith } from "./signed-in-user";
import { usernameClaimDecider } from "./username-claim.decider";

/** A claim is an orphan only while its account was never made. */
const unlessRegistered =
  (release: SystemCommandHandler): SystemCommandHandler =>
  async (sent, deps) => {
    const { userId } = (sent.command as ReleaseEmail | ReleaseUsername).data;
    const account = await deps.readState(accountDecider, userId);
    return account.status === "active" ? rejected({ code: "ACCOUNT_EXISTS" }) : release(sent, deps);
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
  }
  const result = await passedTo(accountDecider)(sent, deps);
  if (result.status === "accepted") await deps.keys.destroy(sent.streamId);
  return result;
};

export const accountSystemCommands: SystemCommands = {
  RecordUnpaidWin: passedTo(accountDecider),
  EraseAccount: eraseAccount,
  ReleaseEmail: unlessRegistered(passedTo(emailClaimDecider)),
  ReleaseUsername: unlessRegistered(passedTo(usernameClaimDecider)),
};
