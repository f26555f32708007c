import type { NotificationChannel, NotificationTable } from "../preferences";
import { topicOf } from "./notice-topic";
import type { NoticeKind } from "./notification.events";

type NoticeToSend = {
  kind: NoticeKind;
  /** Whether there is a letter about it at all. */
  byEmail: boolean;
  /** It binds its reader although others of its kind do not. */
  isBinding?: boolean;
};

/** `withheld`: the channels that it would have come on, had its reader not switched them off. */
export type NoticeChannels = { byEmail: boolean; bySms: boolean; withheld: NotificationChannel[] };

/** On which channels a notice comes to a person with this table (docs/rules.md#notifications). */
export const noticeChannels = (notice: NoticeToSend, table: NotificationTable): NoticeChannels => {
  const { topic, isBinding } = topicOf(notice.kind);
  const wants = (channel: NotificationChannel): boolean => topic !== null && table[topic][channel] === true;
  const isLocked = isBinding || notice.isBinding === true || topic === null;
  const withheld: NotificationChannel[] = [];
  if (!isLocked && !wants("app")) withheld.push("app");
  if (!isLocked && notice.byEmail && !wants("email")) withheld.push("email");
  return { byEmail: notice.byEmail && !withheld.includes("email"), bySms: notice.byEmail && wants("sms"), withheld };
};
