import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { emptyMap, lookUp, withEntry, type PersistentMap } from "@naqsh/shared/kernel/persistent-map";
import { isPersonalText, retold } from "@naqsh/shared/kernel/personal";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import type {
  NoticeSubject,
  NotificationCommand,
  NotificationEvent,
  NotificationRejection,
} from "@naqsh/shared/notification";

/** `unreadIn`: the reading in which it came; a later one has read it. */
type Notice = { unreadIn: number | null; isDeleted: boolean; isMailed: boolean };

/** One person's inbox. Deleted notices stay known, so that their cause does not notify again. */
export type Inbox = {
  notices: PersistentMap<Notice>;
  unread: number;
  /** How often all was marked as read. */
  readings: number;
};

type InboxDecision = Decision<NotificationEvent, NotificationRejection>;

/** Its receiver may be erased by now, and an old reason still lies open. */
const subjectRetold = (subject: NoticeSubject): NoticeSubject =>
  isPersonalText(subject.reason) ? { ...subject, reason: retold(subject.reason) } : subject;

const markRead = (inbox: Inbox, data: { userId: string; noticeId: string }): InboxDecision => {
  const notice = lookUp(inbox.notices, data.noticeId);
  if (!notice || notice.isDeleted) return reject({ code: "NOTICE_UNKNOWN" });
  return isUnread(inbox, notice) ? accept({ type: "NoticeRead", data }) : accept();
};

const remove = (inbox: Inbox, data: { userId: string; noticeId: string }): InboxDecision => {
  const notice = lookUp(inbox.notices, data.noticeId);
  if (!notice) return reject({ code: "NOTICE_UNKNOWN" });
  return notice.isDeleted ? accept() : accept({ type: "NoticeDeleted", data });
};

const recordMailed = (inbox: Inbox, data: { userId: string; noticeId: string; mailKey: string }): InboxDecision => {
  const notice = lookUp(inbox.notices, data.noticeId);
  if (!notice) return reject({ code: "NOTICE_UNKNOWN" });
  return notice.isMailed ? accept() : accept({ type: "NoticeMailed", data });
};

export const notificationDecider: Decider<Inbox, NotificationCommand, NotificationEvent, NotificationRejection> = {
  streamCategory: "inbox",
  initialState: { notices: emptyMap(), unread: 0, readings: 0 },
  decide: (command, inbox) => {
    switch (command.type) {
      case "Notify":
        return lookUp(inbox.notices, command.data.noticeId)
          ? accept()
          : accept({ type: "NoticeReceived", data: { ...command.data, subject: subjectRetold(command.data.subject) } });
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
        return changed(inbox, event.data.noticeId, { unreadIn: inbox.readings, isDeleted: false, isMailed: false });
      case "NoticeRead":
        return changed(inbox, event.data.noticeId, { unreadIn: null });
      case "AllNoticesRead":
        return { ...inbox, unread: 0, readings: inbox.readings + 1 };
      case "NoticeDeleted":
        return changed(inbox, event.data.noticeId, { unreadIn: null, isDeleted: true });
      case "NoticeMailed":
        return changed(inbox, event.data.noticeId, { isMailed: true });
      default:
        return unreachable(event);
    }
  },
};

const NEVER_CAME: Notice = { unreadIn: null, isDeleted: false, isMailed: false };

const isUnread = ({ readings }: Inbox, notice: Notice): boolean => notice.unreadIn === readings;

const changed = (inbox: Inbox, id: string, change: Partial<Notice>): Inbox => {
  const before = lookUp(inbox.notices, id) ?? NEVER_CAME;
  const after = { ...before, ...change };
  const unread = inbox.unread - Number(isUnread(inbox, before)) + Number(isUnread(inbox, after));
  return { ...inbox, notices: withEntry(inbox.notices, id, after), unread };
};
