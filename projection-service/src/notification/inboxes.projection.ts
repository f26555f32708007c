import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import { typesIn } from "@naqsh/shared/kernel/event-words";
import type { DocumentKeys, Projection } from "@naqsh/shared/kernel/projection";
import { isInApp, notificationEventWords } from "@naqsh/shared/notification";
import type { NoticeReceived } from "@naqsh/shared/notification";
import type { EventsOf } from "@naqsh/shared/registry";

/** The newest notices that a patch may bring; whoever was away for longer begins anew. */
export const NOTICES_OF_INBOX = 20;

/** What is pushed of a person's inbox: which notices each change brought or altered. */
export type Inbox = {
  userId: string;
  /** Newest first. */
  changed: { noticeId: string; sequence: number }[];
  /** A change that touched all: whoever holds less begins anew. */
  rewrittenAt: number;
  sequence: number;
  /** `["artworks"]` from the first notice on that asked to review a work; the index holds those who review alone. */
  reviews: string[];
};

const HANDLED = [
  ...typesIn(notificationEventWords, ["NoticeMailed", "NoticeTexted"]),
  "ArtworkApproved",
  "ArtworkRejected",
  "ArtworkWithdrawn",
] as const;
type Event = EventsOf<typeof HANDLED>;

const EMPTY: Omit<Inbox, "userId"> = { changed: [], rewrittenAt: 0, sequence: 0, reviews: [] };

const withChange = (inbox: Inbox, noticeId: string): Inbox => {
  const sequence = inbox.sequence + 1;
  const changed = [{ noticeId, sequence }];
  for (const change of inbox.changed) {
    if (changed.length < NOTICES_OF_INBOX && change.noticeId !== noticeId) changed.push(change);
  }
  return { ...inbox, sequence, changed };
};

const rewritten = (inbox: Inbox): Inbox => ({
  ...inbox,
  sequence: inbox.sequence + 1,
  rewrittenAt: inbox.sequence + 1,
});

const withoutNotice = (inbox: Inbox, gone: string): Inbox =>
  rewritten({ ...inbox, changed: inbox.changed.filter(({ noticeId }) => noticeId !== gone) });

const REVIEWS = ["artworks"];

/** Which works wait is not kept here: with each that came or went, a long queue would be written anew. */
const withReviews = (inbox: Inbox, { kind }: NoticeReceived["data"]): Inbox =>
  kind !== "artworkToReview" || inbox.reviews.length > 0 ? inbox : { ...inbox, reviews: REVIEWS };

const keysOf = ({ type, data }: RecordedEvent<Event>): DocumentKeys =>
  type === "ArtworkApproved" || type === "ArtworkRejected" || type === "ArtworkWithdrawn"
    ? { index: "byReviews", equals: REVIEWS }
    : [data.userId];

/** One document for each person, for the live topic of their account. */
export const inboxesProjection: Projection<Inbox, Event> = {
  name: "inboxes",
  version: 7,
  indexes: { byReviews: ["reviews", "userId"] },
  handles: HANDLED,
  keysOf,
  evolve: (before, { type, data }, userId) => {
    const inbox = before ?? { userId, ...EMPTY };
    switch (type) {
      case "NoticeReceived":
        return isInApp(data) ? withReviews(withChange(inbox, data.noticeId), data) : before;
      case "NoticeRead":
        return withChange(inbox, data.noticeId);
      case "AllNoticesRead":
        return rewritten(inbox);
      case "NoticeRecounted":
        return data.subject.count === 0 ? withoutNotice(inbox, data.noticeId) : withChange(inbox, data.noticeId);
      case "NoticeDeleted":
        return withoutNotice(inbox, data.noticeId);
      // A review takes the work's notice from everyone who reviews.
      case "ArtworkApproved":
      case "ArtworkRejected":
      case "ArtworkWithdrawn":
        return rewritten(inbox);
    }
  },
};
