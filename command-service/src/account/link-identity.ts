import type { NaqshRejection } from "@naqsh/shared/registry";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import type { CommandContext } from "../handler/command";
import { done } from "../commands/system-commands";
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

/**
 * Frees an identity from a registration that never made its account; that account is never made from then on. For whoever comes back from
 * the provider alone: registrations that run at the same time would else end each other, and none would be left.
 */
export const freeOrphan = async (deps: LinkingDeps, claimId: string, context: CommandContext): Promise<void> => {
  const { holder } = await deps.readState(identityClaimDecider, claimId);
  if (holder === null || (await accountOfIdentity(deps, claimId)) !== null) return;
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

/** Takes back what `linkIdentity` did; the claim is free before the account says so, so that a repeat finds what is left to do. */
export const unlinkIdentity = async (
  deps: LinkingDeps,
  link: Link,
  context: CommandContext,
): Promise<NaqshRejection | null> => {
  await releaseIdentity(deps, link, context);
  const result = await deps.handleCommand({
    decider: accountDecider,
    streamId: link.userId,
    command: { type: "UnlinkExternalIdentity", data: { ...link, provider: "google" } },
    context: stepOf(context, `unlinked/${link.claimId}`),
    answer: done,
  });
  return result.status === "rejected" ? result.rejection : null;
};

/** Claims an identity for an account that is there or about to be made. Null if it is held, else why not. */
export const claimIdentity = (deps: LinkingDeps, link: Link, context: CommandContext): Promise<NaqshRejection | null> =>
  holdIdentity(deps, link, stepOf(context, "identity"));

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
