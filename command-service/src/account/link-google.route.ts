import type { googleWrites } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import type { ActiveAccount } from "./account.state";
import { unknownPasswordOf } from "./external-identity";
import { dropGoogleCookie, noteInGoogleCookie } from "./google-cookie";
import { linkIdentity, unlinkIdentity } from "./link-identity";
import { openWith } from "./signed-in-user";

/** Connects the identity that was shown in this browser to the account that is signed in, whose password was given a moment ago. */
export const linkGoogle =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof googleWrites.linkGoogle>): Promise<void> => {
    const person = await noteInGoogleCookie(deps, context, "googlePerson");
    if (person === null) return refuse(context, { code: "GOOGLE_SIGN_IN_INVALID" });
    const { claimId } = person;
    const refused = await linkIdentity(deps, { claimId, userId }, await contextOf(context, deps, { claimId }));
    if (refused) return refuse(context, refused);
    dropGoogleCookie(deps, context);
    return answerJson(context, {});
  };

/** Whether somebody chose the password: an account that Google made has one that follows from its identity, and that nobody knows. */
const hasChosenPassword = async (
  { keys, passwords }: CommandDeps,
  { userId, identities, formerIdentities, passwordHash }: ActiveAccount,
): Promise<boolean | null> => {
  const stored = openWith(await keys.find(userId))(passwordHash);
  for (const claimId of [...identities, ...formerIdentities]) {
    const isUnknown = await passwords.matches(await unknownPasswordOf(keys, claimId), stored || null);
    if (isUnknown !== false) return isUnknown === null ? null : false;
  }
  return true;
};

/** Disconnects every identity at the provider; who could not sign in then keeps them. */
export const unlinkGoogle =
  (deps: CommandDeps) =>
  async ({ context, session: { userId } }: Call<typeof googleWrites.unlinkGoogle>): Promise<void> => {
    const account = await deps.readState(accountDecider, userId);
    if (account.status !== "active") return refuse(context, { code: "ACCOUNT_UNKNOWN" });
    const hasPassword = await hasChosenPassword(deps, account);
    if (hasPassword === null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs: 1000 });
    if (!hasPassword) return refuse(context, { code: "GOOGLE_IS_ONLY_WAY" });
    const command = await contextOf(context, deps, {});
    for (const claimId of account.identities) {
      // oxlint-disable-next-line no-await-in-loop -- few, and each is two appends
      const refused = await unlinkIdentity(deps, { claimId, userId }, command);
      if (refused) return refuse(context, refused);
    }
    return answerJson(context, {});
  };
