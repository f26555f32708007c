import { passedTo, type SystemCommands } from "../system-commands";
import { notificationDecider } from "./notification.decider";

export const notificationSystemCommands: SystemCommands = {
  Notify: passedTo(notificationDecider),
  RecordNoticeMailed: passedTo(notificationDecider),
};
