import type { googleWrites } from "@naqsh/shared/account";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { creationBy, stepOf } from "../commands/command-ids";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { unknownPasswordOf } from "./external-identity";
import { dropGoogleCookie, noteInGoogleCookie } from "./google-cookie";
import { releaseIdentity } from "./hold-claim";
import { claimIdentity, linkIdentity } from "./link-identity";
import { isRegistrationBegun, registerAccount } from "./register-account";

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
