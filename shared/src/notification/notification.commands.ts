import type { CommandOf } from "../kernel/decider";
import type { NotificationTable } from "../preferences";
import type { NoticeReceived } from "./notification.events";

/** `byEmail`: there is a letter about it; `isBinding`: this one binds its reader, whatever its kind does else. */
type NoticeToSend = Omit<NoticeReceived["data"], "bySms" | "withheld"> & { isBinding?: true };

/** As policies and jobs give it: the receiver's table is a fact of another stream. */
export type SendNotice = CommandOf<"Notify", NoticeToSend>;
export type Notify = CommandOf<"Notify", NoticeToSend & { table: NotificationTable }>;
export type MarkNotificationRead = CommandOf<"MarkNotificationRead", { userId: string; noticeId: string }>;
export type MarkAllRead = CommandOf<"MarkAllRead", { userId: string }>;
export type DeleteNotification = CommandOf<"DeleteNotification", { userId: string; noticeId: string }>;
export type RecordNoticeMailed = CommandOf<"RecordNoticeMailed", { userId: string; noticeId: string; mailKey: string }>;
export type RecordNoticeTexted = CommandOf<"RecordNoticeTexted", { userId: string; noticeId: string }>;

export type NotificationCommand =
  | Notify
  | MarkNotificationRead
  | MarkAllRead
  | DeleteNotification
  | RecordNoticeMailed
  | RecordNoticeTexted;
