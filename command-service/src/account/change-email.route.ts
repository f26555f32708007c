import type { profileWrites } from "@naqsh/shared/account";
import { instantFromMs } from "@naqsh/shared/kernel/instant";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import { isRefusedForNow } from "../handler/command";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import { emailClaimIdOf, emailWishOf } from "./claim-own-email";
import { holdEmail } from "./hold-claim";
import { linkTokenFrom } from "./link-token";
import { isGoodLink } from "./sent-link";
import { openWith } from "./signed-in-user";

const LINK_INVALID: NaqshRejection = { code: "LINK_INVALID" };

/** Asks for another e-mail, by somebody who has just shown who they are. The answer is the same whoever has that e-mail. */
export const requestEmailChange =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof profileWrites.requestEmailChange>): Promise<void> => {
    const account = await deps.readState(accountDecider, userId);
    if (account.status !== "active") return refuse(context, { code: "ACCOUNT_UNKNOWN" });
    const command = await contextOf(context, deps, input);
    const data = {
      userId,
      ...(await emailWishOf(deps, account, { email: input.email, requestId: command.commandId })),
      currentClaimId: await emailClaimIdOf(deps, account),
    };
    const target = { decider: accountDecider, streamId: userId, context: command, answer: done };
    answerWith(context, await deps.handleCommand({ ...target, command: { type: "RequestEmailChange", data } }));
  };

/**
 * Uses the link of a letter, in a browser that is signed in to the account: whoever typed a stranger's e-mail does not hand the
 * account to that stranger. The new e-mail is claimed first, then it is the account's, then the worker lets go of the former one.
 */
export const changeEmail =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof profileWrites.changeEmail>): Promise<void> => {
    const link = linkTokenFrom(input.token);
    const command = await contextOf(context, deps, input);
    const target = { decider: accountDecider, streamId: userId, context: command, answer: done };
    const before = await deps.firstAnswer(target);
    if (before) return answerWith(context, before);
    const account = await deps.readState(accountDecider, userId);
    if (link?.userId !== userId || account.status !== "active") return refuse(context, LINK_INVALID);

    const { emailChange } = account;
    const isGood = isGoodLink(emailChange?.links ?? null, link.digest, instantFromMs(deps.clock.now()));
    if (emailChange === null || !isGood) return refuse(context, LINK_INVALID);
    const { claimId } = emailChange;
    const moveId = command.commandId;
    const taken = await holdEmail(deps, { claimId, userId, moveId }, stepOf(command, "claimed"));
    if (taken && isRefusedForNow(taken)) return refuse(context, taken);
    if (taken)
      return answerWith(context, await deps.handleCommand({ ...target, command: null, refusal: LINK_INVALID }));
    const formerClaimId = await emailClaimIdOf(deps, account);
    const data = { userId, digest: link.digest, claimId, moveId, formerClaimId };
    const result = await deps.handleCommand({ ...target, command: { type: "ChangeEmail", data } });
    if (result.status === "accepted") {
      const email = openWith(await deps.keys.find(userId))(emailChange.email);
      // The browser is known under the former e-mail, or was never asked: it is the person's own.
      await deps.signInGuard.remember(context, email);
    }
    answerWith(context, result);
  };
