import type { CommandOf } from "../kernel/decider";
import type { NoticeReceived } from "./notification.events";

export type Notify = CommandOf<"Notify", NoticeReceived["data"]>;
export type MarkNotificationRead = CommandOf<"MarkNotificationRead", { userId: string; noticeId: string }>;
export type MarkAllRead = CommandOf<"MarkAllRead", { userId: string }>;
export type DeleteNotification = CommandOf<"DeleteNotification", { userId: string; noticeId: string }>;
export type RecordNoticeMailed = CommandOf<"RecordNoticeMailed", { userId: string; noticeId: string; mailKey: string }>;

export type NotificationCommand = Notify | MarkNotificationRead | MarkAllRead | DeleteNotification | RecordNoticeMailed;
