import type { NameMove, profileWrites } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import { isRefusedForNow, type CommandContext } from "../handler/command";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import type { ActiveAccount } from "./account.state";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { holdUsername } from "./hold-claim";
import { openWith } from "./signed-in-user";

/** The move to another username; null if this is the account's own, letter by letter. */
const moveTo = async (
  { keys }: Pick<CommandDeps, "keys">,
  account: ActiveAccount,
  { username, moveId }: { username: string; moveId: string },
): Promise<NameMove | null> => {
  const current = openWith(await keys.find(account.userId))(account.username);
  if (current === username) return null;
  const claimId = await claimIdOf(keys, "username", username);
  return { username, claimId, moveId, formerClaimId: await claimIdOf(keys, "username", current) };
};

const holdFor = (deps: CommandDeps, userId: string, { claimId, moveId }: NameMove, context: CommandContext) =>
  holdUsername(deps, { claimId, userId, moveId }, stepOf(context, "claimed"));

/**
 * Changes what a person tells about themselves. Another username is claimed first, then it is the account's, then the worker lets
 * go of the former one: at no time does the account stand without a name of its own.
 */
export const reviseProfile =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof profileWrites.reviseProfile>): Promise<void> => {
    const command = await contextOf(context, deps, input);
    const target = { decider: accountDecider, streamId: userId, context: command, answer: done };
    const earlier = await deps.firstAnswer(target);
    if (earlier) return answerWith(context, earlier);
    const account = await deps.readState(accountDecider, userId);
    if (account.status !== "active") return refuse(context, { code: "ACCOUNT_UNKNOWN" });

    const { username, ...fields } = input;
    const wanted = username === undefined ? null : { username, moveId: command.commandId };
    const move = wanted && (await moveTo(deps, account, wanted));
    const taken = move && (await holdFor(deps, userId, move, command));
    if (taken && isRefusedForNow(taken)) return refuse(context, taken);
    if (taken) return answerWith(context, await deps.handleCommand({ ...target, command: null, refusal: taken }));
    const data = { userId, fields, move };
    answerWith(context, await deps.handleCommand({ ...target, command: { type: "ReviseProfile", data } }));
  };
