import type { EraseAccount } from "@naqsh/shared/account";
import type { CommandDeps } from "../command-deps";
import { rejected, type CommandContext } from "../handler/command";
import { passedTo, systemContext, type SystemCommandHandler } from "../system-commands";
import { eraseAccount as decideErasure } from "./account-deletion.decider";
import { accountDecider } from "./account.decider";
import type { ActiveAccount } from "./account.state";
import { claimIdOf } from "./claim-id";
import { releaseEmail, releaseUsername } from "./hold-claim";
import { openWith } from "./signed-in-user";
import { instantFromMs } from "@naqsh/shared/kernel/instant";

/** Views hold an erased person's works as before, so that a step that failed may be repeated. */
const removePictures = async (userId: string, { businessOf, files }: CommandDeps): Promise<void> => {
  const { works } = await businessOf(userId);
  for (const { sold, files: names } of works) {
    if (sold) continue;
    for (const name of names) await files.remove(name);
  }
};

const releaseNames = async (account: ActiveAccount, deps: CommandDeps, context: CommandContext): Promise<void> => {
  const open = openWith(await deps.keys.find(account.userId));
  const claim = async (kind: "email" | "username", text: string) => ({
    claimId: await claimIdOf(deps.keys, kind, text),
    userId: account.userId,
  });
  await releaseEmail(deps, await claim("email", open(account.email)), context);
  await releaseUsername(deps, await claim("username", open(account.username)), context);
};

/**
 * Frees what the person held, records the erasure, deletes the pictures of works that were never sold and destroys the key: each
 * step may be repeated. What the deadline asks for is looked at before anything is freed.
 */
export const eraseAccount: SystemCommandHandler = async (sent, deps) => {
  const { dueAt } = (sent.command as EraseAccount).data;
  const account = await deps.readFresh(accountDecider, sent.streamId);
  const business = dueAt === undefined ? [] : (await deps.businessOf(sent.streamId)).open;
  const command: EraseAccount = { type: "EraseAccount", data: { ...(sent.command as EraseAccount).data, business } };
  if (account.status === "active") {
    const now = instantFromMs(deps.clock.now());
    const decided = decideErasure(command, account, { now, receivedAt: now });
    if (!decided.accepted) return rejected(decided.rejection);
    await releaseNames(account, deps, await systemContext(sent, deps));
  }
  const result = await passedTo(accountDecider)(sent, deps);
  if (result.status !== "accepted") return result;
  if (dueAt !== undefined) await removePictures(sent.streamId, deps);
  await deps.keys.destroy(sent.streamId);
  return result;
};
