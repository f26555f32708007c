import type { ArtworkApproved, ArtworkRejected } from "@naqsh/shared/artwork";
import type { RecordedEvent } from "@naqsh/shared/kernel/event";
import type { DocumentKeys, Projection } from "@naqsh/shared/kernel/projection";
import { isInApp } from "@naqsh/shared/notification";
import type { NoticeReceived, NotificationEvent } from "@naqsh/shared/notification";

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
  /** Works whose review it asks for: their review takes the notices away. */
  reviewOf: string[];
};

type Event = NotificationEvent | ArtworkApproved | ArtworkRejected;

const EMPTY: Omit<Inbox, "userId"> = { changed: [], rewrittenAt: 0, sequence: 0, reviewOf: [] };

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

const withReviewOf = (inbox: Inbox, { kind, subject }: NoticeReceived["data"]): Inbox => {
  const { artworkId } = subject;
  if (kind !== "artworkToReview" || artworkId === undefined || inbox.reviewOf.includes(artworkId)) return inbox;
  return { ...inbox, reviewOf: [...inbox.reviewOf, artworkId] };
};

const keysOf = ({ type, data }: RecordedEvent<Event>): DocumentKeys =>
  type === "ArtworkApproved" || type === "ArtworkRejected"
    ? { index: "byReview", equals: [data.artworkId] }
    : [data.userId];

/** One document for each person, for the live topic of their account. */
export const inboxesProjection: Projection<Inbox, Event> = {
  name: "inboxes",
  version: 4,
  indexes: { byReview: ["reviewOf", "userId"] },
  handles: ["NoticeReceived", "NoticeRead", "AllNoticesRead", "NoticeDeleted", "ArtworkApproved", "ArtworkRejected"],
  keysOf,
  evolve: (before, { type, data }, userId) => {
    const inbox = before ?? { userId, ...EMPTY };
    switch (type) {
      case "NoticeReceived":
        return isInApp(data) ? withReviewOf(withChange(inbox, data.noticeId), data) : before;
      case "NoticeRead":
        return withChange(inbox, data.noticeId);
      case "AllNoticesRead":
        return rewritten(inbox);
      case "NoticeDeleted":
        return rewritten({ ...inbox, changed: inbox.changed.filter(({ noticeId }) => noticeId !== data.noticeId) });
      case "ArtworkApproved":
      case "ArtworkRejected":
        return rewritten({ ...inbox, reviewOf: inbox.reviewOf.filter((artworkId) => artworkId !== data.artworkId) });
      case "NoticeMailed":
      case "NoticeTexted":
        return before;
    }
  },
};
