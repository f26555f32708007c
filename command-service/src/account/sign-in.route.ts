import type { accountWrites } from "@naqsh/shared/account";
import type { CommandDeps } from "../commands/command-deps";
import { answerJson, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { completeSignIn, secondFactorAsked } from "./complete-sign-in";
import { userSigningIn } from "./sign-in";

/** Begins a session, or asks for the second factor; each try counts against the account until it is known to be no guess. */
export const signIn =
  (deps: CommandDeps) =>
  async ({ context, input }: Call<typeof accountWrites.signIn>): Promise<void> => {
    const address = context.ip;
    const { retryAfterMs, notFailed } = await deps.signInGuard.begin(context, input.email);
    if (retryAfterMs !== null) {
      deps.security.note({ kind: "signInBlocked", address });
      return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs });
    }
    const found = await userSigningIn(deps, input);
    const isWrong = "refusal" in found && found.refusal.code === "WRONG_CREDENTIALS";
    if (isWrong) deps.security.note({ kind: "signInFailed", userId: found.userId, address });
    else await notFailed();
    if ("refusal" in found) return refuse(context, found.refusal);
    const { user } = found;
    const asked = await secondFactorAsked(deps, user.id);
    if (asked !== null) return refuse(context, asked);
    await completeSignIn(deps, context, user);
    answerJson(context, user);
  };

/** Ends the session of the request, if it has one. */
export const signOut =
  ({ sessions }: CommandDeps) =>
  async ({ context }: Call<typeof accountWrites.signOut>): Promise<void> => {
    await sessions.end(context);
    answerJson(context, {});
  };
