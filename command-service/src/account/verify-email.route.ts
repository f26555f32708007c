import type { accountWrites } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { done } from "../commands/system-commands";
import { answerJson, answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { claimOwnEmail, emailClaimIdOf } from "./claim-own-email";
import { linkTokenFrom } from "./link-token";
import { isGoodLink } from "./sent-link";
import { openWith } from "./signed-in-user";

const LINK_INVALID: NaqshRejection = { code: "LINK_INVALID" };

/** Asks for another letter; an account that is verified gets none. */
export const sendVerification =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof accountWrites.sendVerification>): Promise<void> => {
    const account = await deps.readState(accountDecider, userId);
    if (account.status !== "active") return refuse(context, { code: "ACCOUNT_UNKNOWN" });
    if (account.emailVerified) return answerJson(context, {});
    const command = await contextOf(context, deps, null);
    const data = { userId, requestId: command.commandId, claimId: await emailClaimIdOf(deps, account) };
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "RequestEmailVerification", data },
      context: command,
      answer: done,
    });
    answerWith(context, result);
  };

/**
 * Uses the link of a letter. It works in a browser that is signed in to the account alone: whoever registered with somebody else's
 * e-mail cannot have it verified by the owner's click.
 */
export const verifyEmail =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof accountWrites.verifyEmail>): Promise<void> => {
    const link = linkTokenFrom(input.token);
    const account = await deps.readState(accountDecider, userId);
    if (!link || link.userId !== userId || account.status !== "active") return refuse(context, LINK_INVALID);
    const command = await contextOf(context, deps, input);
    const before = await deps.firstAnswer({
      decider: accountDecider,
      streamId: userId,
      context: command,
      answer: done,
    });
    if (before) return answerWith(context, before);
    const isGood = isGoodLink(account.verification, link.digest, instantFromMs(deps.clock.now()));
    if (isGood && !(await claimOwnEmail(deps, account, command))) return refuse(context, LINK_INVALID);
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "VerifyEmail", data: { userId, digest: link.digest } },
      context: command,
      answer: done,
    });
    // Whoever opened their own letter here is not asked later whether a sign-in here was them.
    if (result.status === "accepted") {
      await deps.signInGuard.remember(context, openWith(await deps.keys.find(userId))(account.email));
    }
    answerWith(context, result);
  };
