import type { googleWrites } from "@naqsh/shared/account";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { creationBy, stepOf } from "../commands/command-ids";
import { answerJson, answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import type { ActiveAccount } from "./account.state";
import { unknownPasswordOf } from "./external-identity";
import { dropGoogleCookie, noteInGoogleCookie } from "./google-cookie";
import { releaseIdentity } from "./hold-claim";
import { claimIdentity, linkIdentity, unlinkIdentity } from "./link-identity";
import { isRegistrationBegun, registerAccount } from "./register-account";
import { openWith } from "./signed-in-user";

/**
 * The account of somebody whom the provider named in this browser, once they chose a role and accepted the terms. An e-mail that the
 * provider has not verified is named like that of any registration, and gets its letter.
 */
export const registerByGoogle =
  (deps: CommandDeps) =>
  async ({ context, input }: Call<typeof googleWrites.registerByGoogle>): Promise<void> => {
    const person = await noteInGoogleCookie(deps, context, "googlePerson");
    if (person === null) return refuse(context, { code: "GOOGLE_SIGN_IN_INVALID" });
    const { claimId, ...named } = person;
    const { id: userId, context: command } = await creationBy(
      await contextOf(context, deps, { ...input, claimId }),
      accountDecider.streamCategory,
      (id) => isRegistrationBegun(deps, id, named.email),
    );
    const taken = await claimIdentity(deps, { claimId, userId }, command);
    if (taken) return refuse(context, taken);
    const emailVerified = named.emailVerified || (deps.config.trustsEmails ?? false);
    const language = input.language ?? readerLanguage(context.headers["accept-language"]);
    const password = await unknownPasswordOf(deps.keys, claimId);
    const account = { ...named, ...input, userId, language, emailVerified, password };
    const result = await registerAccount(deps, account, command);
    if (result.status === "rejected") {
      await releaseIdentity(deps, { claimId, userId }, command);
      return answerWith(context, result, 201);
    }
    await linkIdentity(deps, { claimId, userId }, stepOf(command, "google"));
    await deps.sessions.begin(context, { userId, role: input.role });
    if (emailVerified) await deps.signInGuard.remember(context, named.email);
    if (!result.repeated) deps.security.note({ kind: "registered", userId, address: context.ip });
    dropGoogleCookie(deps, context);
    return answerWith(context, result, 201);
  };

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
