import type { EmailWish } from "@naqsh/shared/account";
import { personal } from "@naqsh/shared/kernel/personal";
import type { CommandDeps } from "../commands/command-deps";
import { stepOf } from "../commands/command-ids";
import type { CommandContext } from "../handler/command";
import type { ActiveAccount } from "./account.state";
import { claimIdOf } from "@naqsh/shared/platform/claim-id";
import { holdEmail } from "./hold-claim";
import { openWith } from "./signed-in-user";

type ClaimingDeps = Pick<CommandDeps, "handleCommand" | "readState" | "keys">;

/** The claim of an account's e-mail. */
export const emailClaimIdOf = async (
  { keys }: Pick<ClaimingDeps, "keys">,
  { userId, email }: ActiveAccount,
): Promise<string> => claimIdOf(keys, "email", openWith(await keys.find(userId))(email));

/** That somebody wants another e-mail. */
export const emailWishOf = async (
  { keys }: Pick<ClaimingDeps, "keys">,
  { userId }: ActiveAccount,
  { email, requestId }: { email: string; requestId: string },
): Promise<EmailWish> => ({
  requestId,
  email: personal(userId, email),
  claimId: await claimIdOf(keys, "email", email),
});

/** Claims the e-mail that an account named, for good; false if another account holds it. */
export const claimOwnEmail = async (
  deps: ClaimingDeps,
  account: ActiveAccount,
  context: CommandContext,
): Promise<boolean> => {
  const data = { claimId: await emailClaimIdOf(deps, account), userId: account.userId };
  return (await holdEmail(deps, data, stepOf(context, "claimed"))) === null;
};
