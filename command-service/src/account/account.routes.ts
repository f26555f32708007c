import { Router } from "@koa/router";
import {
  BanUserBody,
  ForgiveUnpaidWinBody,
  RegisterBody,
  SignInBody,
  type AccountCommand,
  type Language,
} from "@naqsh/shared/account";
import { readerLanguage } from "@naqsh/shared/platform/http/reader-language";
import type { SecurityKind } from "@naqsh/shared/operations";
import type { CommandDeps } from "../command-deps";
import { contextOf } from "../command-context";
import { creationBy } from "../command-ids";
import { answerWith, refuse } from "../http/answers";
import type { EdgeContext, EdgeMiddleware, EdgeState } from "../http/edge-context";
import { idParam } from "../http/id-param";
import { inputOf, NoBody } from "../http/input";
import { sessionOf } from "../http/session-door";
import { accountDecider } from "./account.decider";
import { isRegistrationBegun, registerAccount } from "./register-account";
import { signIn } from "./sign-in";

const languageOf = (context: EdgeContext): Language => readerLanguage(context.headers["accept-language"]);

const register =
  (deps: CommandDeps): EdgeMiddleware =>
  async (context) => {
    const body = inputOf(context, RegisterBody);
    const stoppedForMs = deps.takenEmails.stoppedForMs(context.ip);
    if (stoppedForMs !== null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs: stoppedForMs });
    const { id: userId, context: command } = await creationBy(
      await contextOf(context, deps, body),
      accountDecider.streamCategory,
      (id) => isRegistrationBegun(deps, id, body.email),
    );
    const language = body.language ?? languageOf(context);
    const result = await registerAccount(deps, { ...body, userId, language }, command);
    if (result.status === "rejected" && result.rejection.code === "ACCOUNT_NOT_CREATED") {
      const retryAfterMs = await deps.takenEmails.beforeTelling(context.ip);
      if (retryAfterMs !== null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs });
    }
    if (result.status === "accepted") {
      await deps.sessions.begin(context, { userId, role: body.role });
      await deps.signInGuard.remember(context, body.email);
      if (!result.repeated) deps.security.note({ kind: "registered", userId, address: context.ip });
    }
    answerWith(context, result, 201);
  };

const enter =
  (deps: CommandDeps): EdgeMiddleware =>
  async (context) => {
    const body = inputOf(context, SignInBody);
    const address = context.ip;
    const { retryAfterMs, notFailed } = await deps.signInGuard.begin(context, body.email);
    if (retryAfterMs !== null) {
      deps.security.note({ kind: "signInBlocked", address });
      return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs });
    }
    const user = await signIn(deps, body);
    const isWrong = "refusal" in user && user.refusal.code === "WRONG_CREDENTIALS";
    if (isWrong) deps.security.note({ kind: "signInFailed", userId: user.userId, address });
    else await notFailed();
    if ("refusal" in user) return refuse(context, user.refusal);
    await deps.sessions.begin(context, { userId: user.id, role: user.role });
    deps.security.note({ kind: "signedIn", userId: user.id, address });
    await deps.signInGuard.remember(context, body.email);
    context.body = user;
  };

const leave =
  ({ sessions }: CommandDeps): EdgeMiddleware =>
  async (context) => {
    await sessions.end(context);
    context.body = {};
  };

const CHANGES_OF_RIGHTS: Partial<Record<AccountCommand["type"], SecurityKind>> = {
  BanUser: "banned",
  UnbanUser: "unbanned",
};

/** An administrator's command about somebody's account. */
const aboutUser =
  (
    deps: CommandDeps,
    commandOf: (ids: { userId: string; by: string }, context: EdgeContext) => AccountCommand,
  ): EdgeMiddleware =>
  async (context) => {
    const userId = context.params!["userId"]!;
    const command = commandOf({ userId, by: sessionOf(context).userId }, context);
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command,
      context: await contextOf(context, deps, context.state.input ?? null),
      answer: () => ({ id: userId }),
    });
    const kind = CHANGES_OF_RIGHTS[command.type];
    if (kind && result.status === "accepted" && !result.repeated) {
      deps.security.note({ kind, userId, by: sessionOf(context).userId, address: context.ip });
    }
    answerWith(context, result);
  };

export const accountRoutes = (deps: CommandDeps): Router<EdgeState> => {
  const router = new Router<EdgeState>();
  const { signedIn, administrator, rateLimit, input } = deps;
  const userIs = idParam("userId", "ACCOUNT_UNKNOWN");

  for (const path of ["/api/register", "/api/signup"])
    router.post(path, rateLimit("register"), input(RegisterBody), register(deps));
  for (const path of ["/api/login", "/api/signin"])
    router.post(path, rateLimit("signIn"), input(SignInBody), enter(deps));
  router.post("/api/logout", leave(deps));

  const ban = aboutUser(deps, ({ userId, by }, context) => ({
    type: "BanUser",
    data: { userId, bannedBy: by, reason: inputOf(context, BanUserBody).reason },
  }));
  const unban = aboutUser(deps, ({ userId, by }) => ({ type: "UnbanUser", data: { userId, unbannedBy: by } }));
  const forgive = aboutUser(deps, ({ userId, by }, context) => ({
    type: "ForgiveUnpaidWin",
    data: { userId, forgivenBy: by, ...inputOf(context, ForgiveUnpaidWinBody) },
  }));
  router.post("/api/admin/users/:userId/ban", signedIn, administrator, userIs, input(BanUserBody), ban);
  router.post("/api/admin/users/:userId/unban", signedIn, administrator, userIs, input(NoBody), unban);
  router.post(
    "/api/admin/users/:userId/forgive-unpaid-win",
    signedIn,
    administrator,
    userIs,
    input(ForgiveUnpaidWinBody),
    forgive,
  );
  return router;
};
