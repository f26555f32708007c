import type { accountWrites } from "@naqsh/shared/account";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { creationBy } from "../commands/command-ids";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { secondFactorAsked } from "./complete-sign-in";
import { isRegistrationBegun, registerAccount } from "./register-account";

/** Makes an account and a session of it. Without a language of its own it gets that of the request. */
export const register =
  (deps: CommandDeps) =>
  async ({ context, input }: Call<typeof accountWrites.register>): Promise<void> => {
    const { id: userId, context: command } = await creationBy(
      await contextOf(context, deps, input),
      accountDecider.streamCategory,
      (id) => isRegistrationBegun(deps, id, input.email),
    );
    const emailVerified = deps.config.trustsEmails ?? false;
    const language = input.language ?? readerLanguage(context.headers["accept-language"]);
    const result = await registerAccount(deps, { ...input, userId, language, emailVerified }, command);
    // A repetition may come after a second factor was added: it is a way in like any other.
    const asked = result.status === "accepted" && result.repeated ? await secondFactorAsked(deps, userId) : null;
    if (asked !== null) return refuse(context, asked);
    if (result.status === "accepted") {
      await deps.sessions.begin(context, { userId, role: input.role });
      if (emailVerified) await deps.signInGuard.remember(context, input.email);
      if (!result.repeated) deps.security.note({ kind: "registered", userId, address: context.ip });
    }
    answerWith(context, result, 201);
  };
