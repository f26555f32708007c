import type { AnyCommand } from "@naqsh/shared/kernel/decider";
import { notificationWrites } from "@naqsh/shared/notification";
import type { NotificationCommand } from "@naqsh/shared/notification";
import { contextOf } from "../commands/command-context";
import type { CommandDeps } from "../commands/command-deps";
import { answerWith } from "../http/answers";
import { route } from "../http/route";
import type { CallWith, Route } from "../http/route";
import { notificationDecider } from "./notification.decider";

/** Runs a command on the inbox of whoever is signed in; answers how many notices are unread after it. */
const onOwnInbox =
  <Parameter extends string>(
    deps: CommandDeps,
    commandOf: (userId: string, params: Readonly<Record<Parameter, string>>) => NotificationCommand,
  ) =>
  async ({ context, params, session: { userId } }: CallWith<unknown, Parameter>): Promise<void> => {
    const command: AnyCommand & NotificationCommand = commandOf(userId, params);
    const result = await deps.handleCommand({
      decider: notificationDecider,
      streamId: userId,
      command,
      context: await contextOf(context, deps, null),
      answer: ({ state }) => ({ id: userId, unread: state.unread }),
    });
    answerWith(context, result);
  };

export const notificationRoutes = (deps: CommandDeps): Route[] => [
  route(notificationWrites.markAllRead, {
    answer: onOwnInbox(deps, (userId) => ({ type: "MarkAllRead", data: { userId } })),
  }),
  route(notificationWrites.markNotificationRead, {
    answer: onOwnInbox<"id">(deps, (userId, { id: noticeId }) => ({
      type: "MarkNotificationRead",
      data: { userId, noticeId },
    })),
  }),
  route(notificationWrites.deleteNotification, {
    answer: onOwnInbox<"id">(deps, (userId, { id: noticeId }) => ({
      type: "DeleteNotification",
      data: { userId, noticeId },
    })),
  }),
];
