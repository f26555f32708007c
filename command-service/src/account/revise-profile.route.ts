import type { EmailWish, NameMove, ProfileFields, profileWrites } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import { isRefusedForNow, rejected, type CommandContext, type CommandResult } from "../handler/command";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import type { ActiveAccount } from "./account.state";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { emailClaimIdOf, emailWishOf } from "./claim-own-email";
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

/** Null if it is the account's own already. */
const wishFor = async (
  deps: CommandDeps,
  account: ActiveAccount,
  wanted: { email: string; requestId: string },
): Promise<EmailWish | null> => {
  const wish = await emailWishOf(deps, account, wanted);
  return wish.claimId === (await emailClaimIdOf(deps, account)) ? null : wish;
};

type Target = { decider: typeof accountDecider; streamId: string; context: CommandContext; answer: typeof done };

const holdFor = (deps: CommandDeps, userId: string, { claimId, moveId }: NameMove, context: CommandContext) =>
  holdUsername(deps, { claimId, userId, moveId }, stepOf(context, "claimed"));

/** What of the body is beside its fields. */
type Beside = { username: string | undefined; wish: EmailWish | null };

const revised = async (
  deps: CommandDeps,
  account: ActiveAccount,
  { target, fields, username, wish }: Beside & { target: Target; fields: ProfileFields },
): Promise<CommandResult> => {
  const { userId } = account;
  const wanted = username === undefined ? null : { username, moveId: target.context.commandId };
  const move = wanted && (await moveTo(deps, account, wanted));
  const taken = move && (await holdFor(deps, userId, move, target.context));
  if (taken && isRefusedForNow(taken)) return rejected(taken);
  if (taken) return deps.handleCommand({ ...target, command: null, refusal: taken });
  return deps.handleCommand({ ...target, command: { type: "ReviseProfile", data: { userId, fields, move, wish } } });
};

/**
 * Changes what a person tells about themselves. Another username is claimed first, then it is the account's, then the worker lets
 * go of the former one: at no time does the account stand without a name of its own. Another e-mail passes what its own call asks.
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

    const { username, email, ...fields } = input;
    const wish = email === undefined ? null : await wishFor(deps, account, { email, requestId: command.commandId });
    const revise = async () => answerWith(context, await revised(deps, account, { target, fields, username, wish }));
    if (wish === null) return revise();
    await deps.freshlyConfirmed(context, async () => deps.rateLimit("letters")(context, revise));
  };
