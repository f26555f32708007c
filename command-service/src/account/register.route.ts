import type { accountWrites } from "@naqsh/shared/account";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import { contextOf } from "../command-context";
import type { CommandDeps } from "../command-deps";
import { creationBy } from "../command-ids";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { accountDecider } from "./account.decider";
import { isRegistrationBegun, registerAccount } from "./register-account";

/** Makes an account and a session of it. Without a language of its own it gets that of the request. */
export const register =
  (deps: CommandDeps) =>
  async ({ context, input }: Call<typeof accountWrites.register>): Promise<void> => {
    const stoppedForMs = deps.takenEmails.stoppedForMs(context.ip);
    if (stoppedForMs !== null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs: stoppedForMs });
    const { id: userId, context: command } = await creationBy(
      await contextOf(context, deps, input),
      accountDecider.streamCategory,
      (id) => isRegistrationBegun(deps, id, input.email),
    );
    const language = input.language ?? readerLanguage(context.headers["accept-language"]);
    const result = await registerAccount(deps, { ...input, userId, language }, command);
    if (result.status === "rejected" && result.rejection.code === "ACCOUNT_NOT_CREATED") {
      const retryAfterMs = await deps.takenEmails.beforeTelling(context.ip);
      if (retryAfterMs !== null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs });
    }
    if (result.status === "accepted") {
      await deps.sessions.begin(context, { userId, role: input.role });
      await deps.signInGuard.remember(context, input.email);
      if (!result.repeated) deps.security.note({ kind: "registered", userId, address: context.ip });
    }
    answerWith(context, result, 201);
  };
