import type { Instant } from "@naqsh/shared/kernel/instant";
import type { Position } from "@naqsh/shared/kernel/position";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { DocumentKeys, Projection } from "@naqsh/shared/kernel/projection";
import { isInApp, notificationEventWords } from "@naqsh/shared/notification";
import type { NoticeKind, NoticeReceived, NoticeRecounted, NoticeSubject } from "@naqsh/shared/notification";
import type { EventsOf } from "@naqsh/shared/registry";

export type NoticeDocument = {
  userId: string;
  noticeId: string;
  kind: NoticeKind;
  subject: NoticeSubject;
  read: boolean;
  at: Instant;
  position: Position;
  /** The work whose review it asks for, in a list of one; empty for all others, so that the index holds these alone. */
  reviewOf: string[];
};

const HANDLED = [
  ...typesIn(notificationEventWords, ["NoticeMailed", "NoticeTexted"]),
  "ArtworkApproved",
  "ArtworkRejected",
  "ArtworkWithdrawn",
] as const;
type Event = EventsOf<typeof HANDLED>;

const received = ({ data, recordedAt, position }: RecordedEvent<NoticeReceived>): NoticeDocument => {
  const { userId, noticeId, kind, subject } = data;
  const reviewOf = kind === "artworkToReview" && subject.artworkId !== undefined ? [subject.artworkId] : [];
  return { userId, noticeId, kind, subject, read: false, at: recordedAt, position, reviewOf };
};

/** What grew is news again, and comes first; what fell stays where it is. Null once it tells of nobody. */
const recounted = (
  notice: NoticeDocument | null,
  { data, recordedAt: at, position }: RecordedEvent<NoticeRecounted>,
): NoticeDocument | null => {
  const { userId, noticeId, kind, subject } = data;
  if (subject.count === 0) return null;
  const isNews = subject.count > (notice?.subject.count ?? 0);
  if (notice !== null && !isNews) return { ...notice, subject };
  return { userId, noticeId, kind, subject, read: false, at, position, reviewOf: [] };
};

const keysOf = ({ type, data }: RecordedEvent<Event>): DocumentKeys => {
  switch (type) {
    case "AllNoticesRead":
      return { index: "byRead", equals: [data.userId, false] };
    case "ArtworkApproved":
    case "ArtworkRejected":
    case "ArtworkWithdrawn":
      return { index: "byReview", equals: [data.artworkId] };
    default:
      return [data.noticeId];
  }
};

/** Every notice that the app shows, of everyone; how many are unread is a count of an index. A work that is reviewed or withdrawn asks nobody to review it. */
export const noticesProjection: Projection<NoticeDocument, Event> = {
  name: "notices",
  version: 5,
  indexes: {
    byTime: ["userId", "position"],
    byRead: ["userId", "read", "position"],
    byReview: ["reviewOf", "position"],
  },
  handles: HANDLED,
  keysOf,
  evolve: (notice, event) => {
    switch (event.type) {
      case "NoticeReceived":
        return isInApp(event.data) ? received(event) : null;
      case "NoticeRecounted":
        return recounted(notice, event);
      case "NoticeRead":
      case "AllNoticesRead":
        return notice === null ? null : { ...notice, read: true };
      case "NoticeDeleted":
      case "ArtworkApproved":
      case "ArtworkRejected":
      case "ArtworkWithdrawn":
        return null;
    }
  },
};
