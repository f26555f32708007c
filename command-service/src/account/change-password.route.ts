import type { profileWrites } from "@naqsh/shared/account";
import type { NaqshRejection } from "@naqsh/shared/registry";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith, refuse } from "../http/answers";
import type { Call } from "../http/route";
import { done } from "../commands/system-commands";
import { accountDecider } from "./account.decider";
import type { ActiveAccount } from "./account.state";
import { refusalOfPassword } from "./password-rules";
import { openWith, signedInUserFrom } from "./signed-in-user";

const TOO_BUSY: NaqshRejection = { code: "TOO_MANY_REQUESTS", retryAfterMs: 1000 };

/** Null if this is the account's password. Guesses are counted as those of any other proof. */
const whyNotProven = async (
  deps: CommandDeps,
  { userId, passwordHash }: ActiveAccount,
  password: string,
): Promise<NaqshRejection | null> => {
  const { retryAfterMs, notFailed } = await deps.proofGuard.begin(userId);
  if (retryAfterMs !== null) return { code: "TOO_MANY_REQUESTS", retryAfterMs };
  const stored = openWith(await deps.keys.find(userId))(passwordHash);
  const isRight = await deps.passwords.matches(password, stored || null);
  if (isRight === null) return TOO_BUSY;
  if (!isRight) return { code: "CURRENT_PASSWORD_WRONG" };
  await notFailed();
  return null;
};

/** Changes the password by the one before. Whoever else is signed in to the account is so no longer. */
export const changePassword =
  (deps: CommandDeps) =>
  async ({ context, input, session: { userId } }: Call<typeof profileWrites.changePassword>): Promise<void> => {
    const command = await contextOf(context, deps, null);
    const target = { decider: accountDecider, streamId: userId, context: command, answer: done };
    const account = await deps.readState(accountDecider, userId);
    if (account.status !== "active") return refuse(context, { code: "ACCOUNT_UNKNOWN" });
    const earlier = await deps.firstAnswer(target);
    if (earlier) return answerWith(context, earlier);

    const { currentPassword, newPassword: password, confirmPassword } = input;
    const unproven = await whyNotProven(deps, account, currentPassword);
    if (unproven) {
      deps.security.note({ kind: "confirmationFailed", userId, address: context.ip });
      return refuse(context, unproven);
    }
    const own = signedInUserFrom(account, openWith(await deps.keys.find(userId)));
    const unfit = refusalOfPassword({ ...own, password, confirmPassword });
    if (unfit) return refuse(context, unfit);
    const passwordHash = await deps.passwords.hash(password);
    if (passwordHash === null) return refuse(context, TOO_BUSY);
    const data = { userId, passwordHash, proven: account.passwordHash };
    const result = await deps.handleCommand({ ...target, command: { type: "ChangePassword", data } });
    if (result.status === "accepted") {
      await deps.sessions.endOthers(context);
      await deps.sessions.renew(context, { confirmedAt: deps.clock.now() });
    }
    answerWith(context, result);
  };
