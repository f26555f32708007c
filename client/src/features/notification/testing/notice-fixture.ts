import type { NoticeView } from "@naqsh/shared/notification";

/** That the reader was outbid, unread. */
export const noticeFixture = (over: Partial<NoticeView> = {}): NoticeView => ({
  id: "n",
  kind: "outbid",
  subject: { auctionId: "a" },
  title: "نور",
  titleEn: "Light",
  image: null,
  read: false,
  at: "2026-11-21T09:00:00.000Z",
  now: null,
  ...over,
});
