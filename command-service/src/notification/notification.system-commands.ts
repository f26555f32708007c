import type { NotificationCommand } from "@naqsh/shared/notification";
import type { CommandDeps } from "../commands/command-deps";
import { passedTo, type SystemCommands } from "../commands/system-commands";
import { notificationDecider } from "./notification.decider";

/** What the receiver wants to be told is a fact of a stream of theirs, as it stands now. */
const withTable = async (command: NotificationCommand, { facts }: CommandDeps): Promise<NotificationCommand> => {
  if (command.type !== "Notify") return command;
  const table = await facts.notificationTable(command.data.userId);
  return { ...command, data: { ...command.data, table } };
};

export const notificationSystemCommands = {
  Notify: passedTo(notificationDecider, withTable),
  RecordNoticeMailed: passedTo(notificationDecider),
  RecordNoticeTexted: passedTo(notificationDecider),
} satisfies SystemCommands;
