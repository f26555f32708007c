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
    const { id: userId, context: command } = await creationBy(
      await contextOf(context, deps, body),
      accountDecider.streamCategory,
      (id) => isRegistrationBegun(deps, id, body.email),
    );
    const language = body.language ?? languageOf(context);
    const result = await registerAccount(deps, { ...body, userId, language }, command);
    if (result.status === "accepted") {
      await deps.sessions.begin(context, { userId, role: body.role });
      await deps.signInGuard.remember(context, body.email);
    }
    answerWith(context, result, 201);
  };

const enter =
  (deps: CommandDeps): EdgeMiddleware =>
  async (context) => {
    const body = inputOf(context, SignInBody);
    const { retryAfterMs, notFailed } = await deps.signInGuard.begin(context, body.email);
    if (retryAfterMs !== null) return refuse(context, { code: "TOO_MANY_REQUESTS", retryAfterMs });
    const user = await signIn(deps, body);
    if (!("code" in user && user.code === "WRONG_CREDENTIALS")) await notFailed();
    if ("code" in user) return refuse(context, user);
    await deps.sessions.begin(context, { userId: user.id, role: user.role });
    await deps.signInGuard.remember(context, body.email);
    context.body = user;
  };

const leave =
  ({ sessions }: CommandDeps): EdgeMiddleware =>
  async (context) => {
    await sessions.end(context);
    context.body = {};
  };

/** An administrator's command about somebody's account. */
const aboutUser =
  (
    deps: CommandDeps,
    commandOf: (ids: { userId: string; by: string }, context: EdgeContext) => AccountCommand,
  ): EdgeMiddleware =>
  async (context) => {
    const userId = context.params!["userId"]!;
    const result = await deps.handleCommand({
      decider: accountDecider,
      streamId: userId,
      command: commandOf({ userId, by: sessionOf(context).userId }, context),
      context: await contextOf(context, deps, context.state.input ?? null),
      answer: () => ({ id: userId }),
    });
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
