import type { EraseAccount } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import type { CommandContext } from "../handler/command";
import { passedTo, systemContext, type SystemCommandHandler } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import type { ActiveAccount, ErasedAccount } from "./account.state";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { reencryptSoldDocuments } from "./reencrypt-sold-documents";
import { destroyDocument } from "./identity-document";
import { releaseEmail, releaseIdentity, releaseUsername } from "./hold-claim";
import { openWith } from "./signed-in-user";

/** Views hold an erased person's works as before, so that a step that failed may be repeated. */
const removePictures = async (userId: string, deps: CommandDeps): Promise<void> => {
  const { files } = deps;
  const { works } = await deps.businessOf(userId);
  await reencryptSoldDocuments(userId, works, deps);
  for (const { sold, files: names } of works) {
    if (sold) continue;
    for (const name of names) await files.remove(name);
  }
};

/** By the account as it stood: what is sealed can be read until the key is destroyed. */
const releaseClaims = async (
  held: ActiveAccount | ErasedAccount,
  deps: CommandDeps,
  context: CommandContext,
): Promise<void> => {
  const { userId, identities } = held;
  const open = openWith(await deps.keys.find(userId));
  const [email, username] = [open(held.email), open(held.username)];
  if (email) await releaseEmail(deps, { claimId: await claimIdOf(deps.keys, "email", email), userId }, context);
  if (username)
    await releaseUsername(deps, { claimId: await claimIdOf(deps.keys, "username", username), userId }, context);
  // oxlint-disable-next-line no-await-in-loop -- seldom more than one
  for (const claimId of identities) await releaseIdentity(deps, { claimId, userId }, context);
};

/**
 * Records the erasure, which the stream decides alone, then frees what the person held, deletes the pictures of works that were never
 * sold and destroys the key. Each step may be repeated: until the key is gone the erased account still tells what it held.
 */
export const eraseAccount: SystemCommandHandler = async (sent, deps) => {
  const { dueAt } = (sent.command as EraseAccount).data;
  const business = dueAt === undefined ? [] : (await deps.businessOf(sent.streamId)).open;
  const held = await deps.readFresh(accountDecider, sent.streamId);
  const result = await passedTo(accountDecider, (command) =>
    command.type === "EraseAccount" ? { ...command, data: { ...command.data, business } } : command,
  )(sent, deps);
  if (result.status !== "accepted") return result;
  if (held.status === "active" || held.status === "erased") {
    await releaseClaims(held, deps, await systemContext(sent, deps));
  }
  if ((held.status === "active" || held.status === "erased") && held.badge.waiting !== null) {
    await destroyDocument(deps, held.badge.waiting);
  }
  if (dueAt !== undefined) await removePictures(sent.streamId, deps);
  await deps.keys.destroy(sent.streamId);
  return result;
};
