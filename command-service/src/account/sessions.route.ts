import type { ConfirmIdentityBody } from "@naqsh/shared/account";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { rejected, type CommandResult } from "../handler/command";
import { answerJson, refuse } from "../http/answers";
import type { EdgeContext } from "../http/edge-context";
import { sessionOf } from "../http/session-auth";
import { accountDecider } from "./account.decider";
import { proveIdentity } from "./prove-identity";
import { challengeFor } from "./second-step.route";
import { openWith } from "./signed-in-user";

/** Ends one of the person's own sessions. */
export const endSession =
  (deps: CommandDeps) =>
  async ({
    context,
    params: { sessionId },
  }: {
    context: EdgeContext;
    params: { sessionId: string };
  }): Promise<void> => {
    const { userId } = sessionOf(context);
    if (!(await deps.sessions.endOne(userId, sessionId))) return refuse(context, { code: "SESSION_UNKNOWN" });
    deps.security.note({ kind: "sessionEnded", userId, address: context.ip });
    answerJson(context, {});
  };

/** Ends all of the person's sessions but this one. */
export const endOtherSessions =
  (deps: CommandDeps) =>
  async ({ context }: { context: EdgeContext }): Promise<void> => {
    await deps.sessions.endOthers(context);
    deps.security.note({ kind: "otherSessionsEnded", userId: sessionOf(context).userId, address: context.ip });
    answerJson(context, {});
  };

/** What the person may confirm their identity by, with the challenge for their passkeys. */
export const beginConfirmation =
  (deps: CommandDeps) =>
  async ({ context }: { context: EdgeContext }): Promise<void> => {
    answerJson(context, await challengeFor(deps, sessionOf(context).userId));
  };

const checkedPassword = async (deps: CommandDeps, userId: string, password: string): Promise<CommandResult | null> => {
  const { retryAfterMs, notFailed } = await deps.proofGuard.begin(userId);
  if (retryAfterMs !== null) return rejected({ code: "TOO_MANY_REQUESTS", retryAfterMs });
  const account = await deps.readState(accountDecider, userId);
  if (account.status !== "active") return rejected({ code: "ACCOUNT_UNKNOWN" });
  const stored = openWith(await deps.keys.find(userId))(account.passwordHash);
  const isRight = await deps.passwords.matches(password, stored || null);
  if (isRight === null) return rejected({ code: "TOO_MANY_REQUESTS", retryAfterMs: 1000 });
  if (!isRight) return rejected({ code: "CONFIRMATION_WRONG" });
  await notFailed();
  return null;
};

const checkedProof = async (
  deps: CommandDeps,
  context: EdgeContext,
  { password, ...proof }: ConfirmIdentityBody,
): Promise<CommandResult | null> => {
  const { userId } = sessionOf(context);
  if (password !== undefined) return checkedPassword(deps, userId, password);
  return proveIdentity(deps, {
    userId,
    proof,
    context: await contextOf(context, deps, { userId }),
    origin: context.headers.origin,
    address: context.ip,
  });
};

/**
 * The password or a second factor once more: what asks for a fresh confirmation is open for ten minutes, under a new token of the
 * same session. A second factor counts for the rest of the session, too.
 */
export const confirmIdentity =
  (deps: CommandDeps) =>
  async ({ context, input }: { context: EdgeContext; input: ConfirmIdentityBody }): Promise<void> => {
    const { userId } = sessionOf(context);
    const checked = await checkedProof(deps, context, input);
    if (checked?.status === "rejected") {
      deps.security.note({ kind: "confirmationFailed", userId, address: context.ip });
      return refuse(context, checked.rejection);
    }
    const secondFactor = input.password === undefined ? ({ secondFactor: "given" } as const) : {};
    await deps.sessions.renew(context, { confirmedAt: deps.clock.now(), ...secondFactor });
    deps.security.note({ kind: "identityConfirmed", userId, address: context.ip });
    answerJson(context, {});
  };
