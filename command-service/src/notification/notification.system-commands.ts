import { passedTo, type SystemCommands } from "../system-commands";
import { notificationDecider } from "./notification.decider";

export const notificationSystemCommands = {
  Notify: passedTo(notificationDecider),
  RecordNoticeMailed: passedTo(notificationDecider),
} satisfies SystemCommands;
