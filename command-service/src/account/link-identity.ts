import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../command-deps";
import { stepOf } from "../command-ids";
import type { CommandContext } from "../handler/command";
import { done } from "../system-commands";
import { accountDecider } from "./account.decider";
import { holdIdentity, releaseIdentity } from "./hold-claim";
import { identityClaimDecider } from "./identity-claim.decider";

type LinkingDeps = Pick<CommandDeps, "handleCommand" | "readState">;
type Link = { claimId: string; userId: string };

/** The account that an identity opens; null if it opens none, or its account is not there. */
export const accountOfIdentity = async ({ readState }: LinkingDeps, claimId: string): Promise<string | null> => {
  const { holder } = await readState(identityClaimDecider, claimId);
  if (holder === null) return null;
  return (await readState(accountDecider, holder)).status === "active" ? holder : null;
};

/** Frees an identity from a registration that never made its account; that account is never made from then on. */
const freeOrphan = async (deps: LinkingDeps, { claimId, userId }: Link, context: CommandContext): Promise<void> => {
  const { holder } = await deps.readState(identityClaimDecider, claimId);
  if (holder === null || holder === userId || (await accountOfIdentity(deps, claimId)) !== null) return;
  await deps.handleCommand({
    decider: accountDecider,
    streamId: holder,
    command: { type: "AbandonRegistration", data: { userId: holder } },
    context: stepOf(context, `abandoned/${holder}`),
    answer: done,
  });
  if ((await accountOfIdentity(deps, claimId)) === null) {
    await releaseIdentity(deps, { claimId, userId: holder }, context);
  }
};

/** Claims an identity for an account that is there or about to be made. Null if it is held, else why not. */
export const claimIdentity = async (
  deps: LinkingDeps,
  link: Link,
  context: CommandContext,
): Promise<NaqshRejection | null> => {
  await freeOrphan(deps, link, context);
  return holdIdentity(deps, link, stepOf(context, "identity"));
};

/** Claims an identity for an account, and records the link with it. Null if it is linked, else why not. */
export const linkIdentity = async (
  deps: LinkingDeps,
  link: Link,
  context: CommandContext,
): Promise<NaqshRejection | null> => {
  const refused = await claimIdentity(deps, link, context);
  if (refused) return refused;
  const result = await deps.handleCommand({
    decider: accountDecider,
    streamId: link.userId,
    command: { type: "LinkExternalIdentity", data: { ...link, provider: "google" } },
    context: stepOf(context, "linked"),
    answer: done,
  });
  return result.status === "rejected" ? result.rejection : null;
};
