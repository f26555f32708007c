import type { Decider } from "@naqsh/shared/kernel/decider";
import { accept, reject, type Decision } from "@naqsh/shared/kernel/decision";
import { emptyMap, lookUp, withEntry, type PersistentMap } from "@naqsh/shared/kernel/persistent-map";
import { isPersonalText, retold } from "@naqsh/shared/kernel/personal";
import { keepMaps } from "@naqsh/shared/kernel/state-keeping";
import { unreachable } from "@naqsh/shared/kernel/unreachable";
import { isInApp, isRecounted, noticeChannels } from "@naqsh/shared/notification";
import type {
  NoticeRecounted,
  NoticeSubject,
  Notify,
  NotificationCommand,
  NotificationEvent,
  NotificationRejection,
} from "@naqsh/shared/notification";

/** `unreadIn`: the reading in which it came; a later one has read it. */
type Notice = {
  unreadIn: number | null;
  isDeleted: boolean;
  isMailed: boolean;
  isTexted: boolean;
  /** How many people it tells of, if they are counted anew. */
  count?: number;
};

/** One person's inbox. Deleted notices, and those that the app does not show, stay known: their cause does not notify again. */
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

/** One that its reader deleted stays deleted. */
const recounted = (
  known: Notice,
  { userId, noticeId, kind, subject }: Omit<Notify["data"], "table">,
): InboxDecision => {
  const { count, artworkId } = subject;
  if (known.isDeleted || known.count === undefined || count === undefined || count === known.count) return accept();
  const people = { ...(artworkId !== undefined && { artworkId }), count };
  return accept({ type: "NoticeRecounted", data: { userId, noticeId, kind, subject: people } });
};

/** More people are news; fewer are not, and nobody at all leaves nothing to read. */
const withCount = (inbox: Inbox, { noticeId, subject: { count } }: NoticeRecounted["data"]): Inbox => {
  const before = lookUp(inbox.notices, noticeId)?.count ?? 0;
  const reading = count > before ? { unreadIn: inbox.readings } : {};
  return changed(inbox, noticeId, { count, ...reading, ...(count === 0 && { unreadIn: null }) });
};

/** The channels are decided with the notice and stand in it, so that the history tells why it did not come on one. */
const notify = (inbox: Inbox, { table, isBinding, ...notice }: Notify["data"]): InboxDecision => {
  const known = lookUp(inbox.notices, notice.noticeId);
  if (known) return recounted(known, notice);
  if (isRecounted(notice.kind) && notice.subject.count === 0) return accept();
  const { byEmail, bySms, withheld } = noticeChannels({ ...notice, isBinding: isBinding === true }, table);
  const subject = subjectRetold(notice.subject);
  const channels = { byEmail, ...(bySms && { bySms }), ...(withheld.length > 0 && { withheld }) };
  return accept({ type: "NoticeReceived", data: { ...notice, subject, ...channels } });
};

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

const recordTexted = (inbox: Inbox, data: { userId: string; noticeId: string }): InboxDecision => {
  const notice = lookUp(inbox.notices, data.noticeId);
  if (!notice) return reject({ code: "NOTICE_UNKNOWN" });
  return notice.isTexted ? accept() : accept({ type: "NoticeTexted", data });
};

export const notificationDecider: Decider<Inbox, NotificationCommand, NotificationEvent, NotificationRejection> = {
  streamCategory: "inbox",
  initialState: { notices: emptyMap(), unread: 0, readings: 0 },
  decide: (command, inbox) => {
    switch (command.type) {
      case "Notify":
        return notify(inbox, command.data);
      case "MarkNotificationRead":
        return markRead(inbox, command.data);
      case "MarkAllRead":
        return inbox.unread === 0 ? accept() : accept({ type: "AllNoticesRead", data: command.data });
      case "DeleteNotification":
        return remove(inbox, command.data);
      case "RecordNoticeMailed":
        return recordMailed(inbox, command.data);
      case "RecordNoticeTexted":
        return recordTexted(inbox, command.data);
      default:
        return unreachable(command);
    }
  },
  evolve: (inbox, event) => {
    switch (event.type) {
      case "NoticeReceived":
        return changed(inbox, event.data.noticeId, {
          ...NEVER_CAME,
          ...(isInApp(event.data) ? { unreadIn: inbox.readings } : { isDeleted: true }),
          ...(isRecounted(event.data.kind) && { count: event.data.subject.count ?? 0 }),
        });
      case "NoticeRecounted":
        return withCount(inbox, event.data);
      case "NoticeRead":
        return changed(inbox, event.data.noticeId, { unreadIn: null });
      case "AllNoticesRead":
        return { ...inbox, unread: 0, readings: inbox.readings + 1 };
      case "NoticeDeleted":
        return changed(inbox, event.data.noticeId, { unreadIn: null, isDeleted: true });
      case "NoticeMailed":
        return changed(inbox, event.data.noticeId, { isMailed: true });
      case "NoticeTexted":
        return changed(inbox, event.data.noticeId, { isTexted: true });
      default:
        return unreachable(event);
    }
  },
  // Raise the version with every change of what the fold makes of the same events.
  keeping: keepMaps<Inbox>(2, ["notices"]),
};

const NEVER_CAME: Notice = { unreadIn: null, isDeleted: false, isMailed: false, isTexted: false };

const isUnread = ({ readings }: Inbox, notice: Notice): boolean => notice.unreadIn === readings;

const changed = (inbox: Inbox, id: string, change: Partial<Notice>): Inbox => {
  const before = lookUp(inbox.notices, id) ?? NEVER_CAME;
  const after = { ...before, ...change };
  const unread = inbox.unread - Number(isUnread(inbox, before)) + Number(isUnread(inbox, after));
  return { ...inbox, notices: withEntry(inbox.notices, id, after), unread };
};
