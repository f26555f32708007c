import type { ResetFactorsOfEmail } from "@naqsh/shared/account";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { rejected } from "../handler/command";
import { done, systemContext, type SystemCommandHandler } from "../commands/system-commands";
import { emailClaimDecider } from "./email-claim.decider";
import { secondFactorDecider } from "./second-factor.decider";

/**
 * An operator's way back for whoever lost every second factor: their factors and recovery codes go, and their sessions. The password
 * stays, and an administrator sets up a new factor before anything administrative opens again.
 */
export const resetFactorsOfEmail: SystemCommandHandler = async (sent, deps) => {
  const email = (sent.command as ResetFactorsOfEmail).data.email.trim().toLowerCase();
  const { holder: userId } = await deps.readFresh(emailClaimDecider, await claimIdOf(deps.keys, "email", email));
  if (userId === null) return rejected({ code: "ACCOUNT_UNKNOWN" });
  const result = await deps.handleCommand({
    decider: secondFactorDecider,
    streamId: userId,
    command: { type: "ResetSecondFactors", data: { userId } },
    context: await systemContext(sent, deps),
    answer: done,
  });
  if (result.status === "accepted") {
    await deps.sessions.endAllOf(userId);
    deps.security.note({ kind: "secondFactorRemoved", userId });
  }
  return result;
};
