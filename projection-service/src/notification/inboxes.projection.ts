import type { Projection } from "@naqsh/shared/kernel/projection";
import type { NotificationEvent } from "@naqsh/shared/notification";

/** The newest notices that a patch may bring; who was away for longer begins anew. */
export const NOTICES_OF_INBOX = 20;

/** What is pushed of a person's inbox: which notices each change brought or altered, and how many are unread. */
export type Inbox = {
  userId: string;
  unreadIds: string[];
  /** Newest first. */
  changed: { noticeId: string; sequence: number }[];
  /** A change that touched all: who holds less begins anew. */
  rewrittenAt: number;
  sequence: number;
};

const EMPTY: Omit<Inbox, "userId"> = { unreadIds: [], changed: [], rewrittenAt: 0, sequence: 0 };

const withChange = (inbox: Inbox, noticeId: string, unreadIds: string[]): Inbox => {
  const sequence = inbox.sequence + 1;
  const others = inbox.changed.filter((change) => change.noticeId !== noticeId);
  return {
    ...inbox,
    unreadIds,
    sequence,
    changed: [{ noticeId, sequence }, ...others].slice(0, NOTICES_OF_INBOX),
  };
};

/** One document for each person, for the live topic of their account. */
export const inboxesProjection: Projection<Inbox, NotificationEvent> = {
  name: "inboxes",
  version: 1,
  indexes: {},
  handles: ["NoticeReceived", "NoticeRead", "AllNoticesRead", "NoticeDeleted"],
  keysOf: ({ data }) => [data.userId],
  evolve: (before, { type, data }) => {
    const inbox = before ?? { userId: data.userId, ...EMPTY };
    switch (type) {
      case "NoticeReceived":
        return withChange(inbox, data.noticeId, [...inbox.unreadIds, data.noticeId]);
      case "NoticeRead":
        return withChange(
          inbox,
          data.noticeId,
          inbox.unreadIds.filter((id) => id !== data.noticeId),
        );
      case "AllNoticesRead":
        return { ...inbox, unreadIds: [], sequence: inbox.sequence + 1, rewrittenAt: inbox.sequence + 1 };
      case "NoticeDeleted":
        return {
          ...inbox,
          unreadIds: inbox.unreadIds.filter((id) => id !== data.noticeId),
          changed: inbox.changed.filter(({ noticeId }) => noticeId !== data.noticeId),
          sequence: inbox.sequence + 1,
          rewrittenAt: inbox.sequence + 1,
        };
      case "NoticeMailed":
        return before;
    }
  },
};
