import type { Standing } from "@naqsh/shared/auction";
import type { LiveMessage } from "@naqsh/shared/live";
import { asksToBid, noticeNowOf, type NoticesPatch, type NoticeView } from "@naqsh/shared/notification";
import type { Origin } from "../../lib/live/topic-subscription";

type Pushed = LiveMessage<NoticesPatch>;

export type NoticeNews = {
  /** Takes in a push; gives the notices of it that the reader has to be told of. */
  take: (message: Pushed, origin: Origin) => NoticeView[];
};

/**
 * Tells what is new from what is only pushed again: reading pushes the notice that was read, reading all and deleting push
 * the newest ones, among which an older one may appear for the first time.
 */
export const createNoticeNews = (): NoticeNews => {
  let seen: Set<string> | null = null;
  return {
    take: ({ from, patch: { notices } }, origin) => {
      const known = seen ?? new Set<string>();
      // Whoever had none at all is pushed their first one as a whole.
      const mayBeNew = origin === "live" && (from !== null || seen === null);
      const news = notices.filter(({ id, read }) => mayBeNew && !read && !known.has(id));
      for (const { id } of notices) known.add(id);
      seen = known;
      return news;
    },
  };
};

/** A list of notices after a push of the reader's own standing in an auction. */
export const withStanding = (known: NoticeView[], { auctionId, state }: Standing): NoticeView[] =>
  known.map((notice) => {
    const isMeant = asksToBid(notice.kind) && notice.subject.auctionId === auctionId;
    return isMeant ? { ...notice, now: noticeNowOf(state) } : notice;
  });

const byTime = (one: NoticeView, other: NoticeView): number => (one.at < other.at ? 1 : -1);

/** A list of notices, newest first, after a push. */
export const withPushed = (known: NoticeView[], { from, patch: { notices, unread } }: Pushed): NoticeView[] => {
  const pushed = new Set(notices.map(({ id }) => id));
  const oldest = notices.map(({ at }) => at).sort()[0];
  // A whole shows the newest: what it leaves out and is no older has been deleted.
  const stays = ({ id, at }: NoticeView): boolean =>
    !pushed.has(id) && (from !== null || (oldest !== undefined && at < oldest));
  const merged = [...notices, ...known.filter(stays)].sort(byTime);
  return unread === 0 ? merged.map((notice) => ({ ...notice, read: true })) : merged;
};
