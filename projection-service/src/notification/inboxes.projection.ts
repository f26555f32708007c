import type { Projection } from "@naqsh/shared/kernel/projection";
import type { NotificationEvent } from "@naqsh/shared/notification";

/** The newest notices that a patch may bring; who was away for longer begins anew. */
export const NOTICES_OF_INBOX = 20;

/** What is pushed of a person's inbox: which notices each change brought or altered. */
export type Inbox = {
  userId: string;
  /** Newest first. */
  changed: { noticeId: string; sequence: number }[];
  /** A change that touched all: who holds less begins anew. */
  rewrittenAt: number;
  sequence: number;
};

const EMPTY: Omit<Inbox, "userId"> = { changed: [], rewrittenAt: 0, sequence: 0 };

const withChange = (inbox: Inbox, noticeId: string): Inbox => {
  const sequence = inbox.sequence + 1;
  const changed = [{ noticeId, sequence }];
  for (const change of inbox.changed) {
    if (changed.length < NOTICES_OF_INBOX && change.noticeId !== noticeId) changed.push(change);
  }
  return { ...inbox, sequence, changed };
};

/** One document for each person, for the live topic of their account. */
export const inboxesProjection: Projection<Inbox, NotificationEvent> = {
  name: "inboxes",
  version: 2,
  indexes: {},
  handles: ["NoticeReceived", "NoticeRead", "AllNoticesRead", "NoticeDeleted"],
  keysOf: ({ data }) => [data.userId],
  evolve: (before, { type, data }) => {
    const inbox = before ?? { userId: data.userId, ...EMPTY };
    switch (type) {
      case "NoticeReceived":
      case "NoticeRead":
        return withChange(inbox, data.noticeId);
      case "AllNoticesRead":
        return { ...inbox, sequence: inbox.sequence + 1, rewrittenAt: inbox.sequence + 1 };
      case "NoticeDeleted":
        return {
          ...inbox,
          changed: inbox.changed.filter(({ noticeId }) => noticeId !== data.noticeId),
          sequence: inbox.sequence + 1,
          rewrittenAt: inbox.sequence + 1,
        };
      case "NoticeMailed":
        return before;
    }
  },
};
