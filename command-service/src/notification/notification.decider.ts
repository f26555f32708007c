import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type { NotificationCommand, NotificationEvent, NotificationRejection } from "@naqsh/shared/notification";

type Notice = { state: "unread" | "read" | "deleted"; mailed: boolean };

/** One person's inbox. Deleted notices stay known, so that their cause does not notify again. */
export type Inbox = { notices: Readonly<Record<string, Notice>>; unread: number };

type InboxDecision = Decision<NotificationEvent, NotificationRejection>;

const markRead = (inbox: Inbox, data: { userId: string; noticeId: string }): InboxDecision => {
  const notice = inbox.notices[data.noticeId];
  if (!notice || notice.state === "deleted") return reject({ code: "NOTICE_UNKNOWN" });
  return notice.state === "read" ? accept() : accept({ type: "NoticeRead", data });
};

const remove = (inbox: Inbox, data: { userId: string; noticeId: string }): InboxDecision => {
  const notice = inbox.notices[data.noticeId];
  if (!notice) return reject({ code: "NOTICE_UNKNOWN" });
  return notice.state === "deleted" ? accept() : accept({ type: "NoticeDeleted", data });
};

const recordMailed = (inbox: Inbox, data: { userId: string; noticeId: string; mailKey: string }): InboxDecision => {
  const notice = inbox.notices[data.noticeId];
  if (!notice) return reject({ code: "NOTICE_UNKNOWN" });
  return notice.mailed ? accept() : accept({ type: "NoticeMailed", data });
};

export const notificationDecider: Decider<Inbox, NotificationCommand, NotificationEvent, NotificationRejection> = {
  streamCategory: "inbox",
  initialState: { notices: {}, unread: 0 },
  decide: (command, inbox) => {
    switch (command.type) {
      case "Notify":
        return inbox.notices[command.data.noticeId] ? accept() : accept({ type: "NoticeReceived", data: command.data });
      case "MarkNotificationRead":
        return markRead(inbox, command.data);
      case "MarkAllRead":
        return inbox.unread === 0 ? accept() : accept({ type: "AllNoticesRead", data: command.data });
      case "DeleteNotification":
        return remove(inbox, command.data);
      case "RecordNoticeMailed":
        return recordMailed(inbox, command.data);
      default:
        return unreachable(command);
    }
  },
  evolve: (inbox, event) => {
    switch (event.type) {
      case "NoticeReceived":
        return withNotice(inbox, event.data.noticeId, { state: "unread", mailed: false });
      case "NoticeRead":
        return withNotice(inbox, event.data.noticeId, { ...inbox.notices[event.data.noticeId]!, state: "read" });
      case "AllNoticesRead":
        return allRead(inbox);
      case "NoticeDeleted":
        return withNotice(inbox, event.data.noticeId, { ...inbox.notices[event.data.noticeId]!, state: "deleted" });
      case "NoticeMailed":
        return withNotice(inbox, event.data.noticeId, { ...inbox.notices[event.data.noticeId]!, mailed: true });
      default:
        return unreachable(event);
    }
  },
};

const isUnread = (notice: Notice | undefined): number => (notice?.state === "unread" ? 1 : 0);

const withNotice = ({ notices, unread }: Inbox, id: string, notice: Notice): Inbox => ({
  notices: { ...notices, [id]: notice },
  unread: unread - isUnread(notices[id]) + isUnread(notice),
});

const allRead = ({ notices }: Inbox): Inbox => ({
  notices: Object.fromEntries(
    Object.entries(notices).map(([id, notice]) => [
      id,
      notice.state === "unread" ? { ...notice, state: "read" } : notice,
    ]),
  ),
  unread: 0,
});
