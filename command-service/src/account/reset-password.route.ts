import type { accountWrites } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import { personal } from "@naqsh/shared/kernel/personal";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { done } from "../commands/system-commands";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { claimOwnEmail } from "./claim-own-email";
import { emailClaimDecider } from "./email-claim.decider";
import { linkTokenFrom } from "./link-token";
import { refusalOfPassword } from "./password-rules";
import { isGoodLink } from "./sent-link";
import { openWith, signedInUserFrom } from "./signed-in-user";

const LINK_INVALID: NaqshRejection = { code: "LINK_INVALID" };

/**
 * Asks for a letter. One append to the stream of the e-mail, whether it has an account or not, and the same answer: the worker
 * looks later whose it is.
 */
export const forgotPassword =
  (deps: CommandDeps) =>
  async ({ context, input }: Call<typeof accountWrites.forgotPassword>): Promise<void> => {
    const command = await contextOf(context, deps, input);
    const claimId = await claimIdOf(deps.keys, "email", input.email);
    const result = await deps.handleCommand({
      decider: emailClaimDecider,
      streamId: claimId,
      command: { type: "AskPasswordReset", data: { claimId, requestId: command.commandId } },
      context: command,
      answer: done,
    });
    answerWith(context, result);
  };

/** Uses the link of a letter; the worker ends all sessions of the account. */
export const resetPassword =
  (deps: CommandDeps) =>
  async ({ context, input }: Call<typeof accountWrites.resetPassword>): Promise<void> => {
    const link = linkTokenFrom(input.token);
    if (!link) return refuse(context, LINK_INVALID);
    const { userId, digest } = link;
    const command = await contextOf(context, deps, input);
    const before = await deps.firstAnswer({
      decider: accountDecider,
      streamId: userId,
      context: command,
      answer: done,
    });
    if (before) return answerWith(context, before);
    const account = await deps.readState(accountDecider, userId);
    if (account.status !== "active") return refuse(context, LINK_INVALID);
    if (!isGoodLink(account.reset, digest, instantFromMs(deps.clock.now()))) return refuse(context, LINK_INVALID);

    const own = signedInUserFrom(account, openWith(await deps.keys.find(userId)));
    const { newPassword: password, confirmPassword } = input;
    const unfit = refusalOfPassword({ ...own, password, confirmPassword });
    if (unfit) return refuse(context, unfit);
    const passwordHash = await deps.passwords.hash(password);
    if (passwordHash === null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs: 1000 });

    const isOwn = account.emailVerified || (await claimOwnEmail(deps, account, command));
    if (!isOwn) return refuse(context, LINK_INVALID);
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: { type: "ResetPassword", data: { userId, digest, passwordHash: personal(userId, passwordHash) } },
      context: command,
      answer: done,
    });
    // The worker ends them too, should this process die here.
    if (result.status === "accepted") await deps.sessions.endAllOf(userId);
    answerWith(context, result);
  };
