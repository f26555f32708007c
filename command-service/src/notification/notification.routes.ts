import { Router } from "@koa/router";
import type { AnyCommand } from "@naqsh/shared/kernel/decider";
import type { NotificationCommand } from "@naqsh/shared/notification";
import { NoBody } from "@naqsh/shared/kernel/no-body";
import { contextOf } from "../command-context";
import type { CommandDeps } from "../command-deps";
import { answerWith } from "../http/answers";
import type { EdgeContext, EdgeMiddleware, EdgeState } from "../http/edge-context";
import { idParam } from "../http/id-param";
import { sessionOf } from "../http/session-door";
import { notificationDecider } from "./notification.decider";

/** Runs a command on the inbox of whoever is signed in; answers how many notices are unread after it. */
const onOwnInbox =
  (deps: CommandDeps, commandOf: (userId: string, context: EdgeContext) => NotificationCommand): EdgeMiddleware =>
  async (context) => {
    const { userId } = sessionOf(context);
    const command: AnyCommand & NotificationCommand = commandOf(userId, context);
    const result = await deps.handleCommand({
      decider: notificationDecider,
      streamId: userId,
      command,
      context: await contextOf(context, deps, null),
      answer: ({ state }) => ({ id: userId, unread: state.unread }),
    });
    answerWith(context, result);
  };

const noticeOf = (userId: string, context: EdgeContext) => ({ userId, noticeId: context.params!["id"]! });

export const notificationRoutes = (deps: CommandDeps): Router<EdgeState> => {
  const router = new Router<EdgeState>();
  const { signedIn, rateLimit, input } = deps;
  const idIs = idParam("id", "NOTICE_UNKNOWN");

  router.post(
    "/api/notifications/read-all",
    signedIn,
    rateLimit("writes"),
    input(NoBody),
    onOwnInbox(deps, (userId) => ({ type: "MarkAllRead", data: { userId } })),
  );
  router.post(
    "/api/notifications/:id/read",
    signedIn,
    rateLimit("writes"),
    idIs,
    input(NoBody),
    onOwnInbox(deps, (userId, context) => ({ type: "MarkNotificationRead", data: noticeOf(userId, context) })),
  );
  router.delete(
    "/api/notifications/:id",
    signedIn,
    rateLimit("writes"),
    idIs,
    onOwnInbox(deps, (userId, context) => ({ type: "DeleteNotification", data: noticeOf(userId, context) })),
  );
  return router;
};
