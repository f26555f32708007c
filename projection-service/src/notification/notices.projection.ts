import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { Projection } from "@naqsh/shared/kernel/projection";
import type { NoticeKind, NoticeSubject, NotificationEvent } from "@naqsh/shared/notification";

export type NoticeDocument = {
  userId: string;
  noticeId: string;
  kind: NoticeKind;
  subject: NoticeSubject;
  read: boolean;
  at: Instant;
  position: Position;
};

/** Every notice of everyone; how many are unread is a count of an index. */
export const noticesProjection: Projection<NoticeDocument, NotificationEvent> = {
  name: "notices",
  version: 2,
  indexes: { byTime: ["userId", "position"], byRead: ["userId", "read", "position"] },
  handles: ["NoticeReceived", "NoticeRead", "AllNoticesRead", "NoticeDeleted"],
  keysOf: ({ type, data }) =>
    type === "AllNoticesRead" ? { index: "byRead", equals: [data.userId, false] } : [data.noticeId],
  evolve: (notice, event) => {
    switch (event.type) {
      case "NoticeReceived": {
        const { userId, noticeId, kind, subject } = event.data;
        return { userId, noticeId, kind, subject, read: false, at: event.recordedAt, position: event.position };
      }
      case "NoticeRead":
      case "AllNoticesRead":
        return notice === null ? null : { ...notice, read: true };
      case "NoticeDeleted":
        return null;
      case "NoticeMailed":
        return notice;
    }
  },
};
