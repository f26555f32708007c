import type { NotificationEvent } from "@naqsh/shared/notification";
import { expect, it } from "vitest";
import { idOfName } from "../testing/auction-story";
import { foldAll } from "../testing/fold-all";
import { noticed, workId } from "../testing/story-events";
import { inboxesProjection } from "./inboxes.projection";
import { noticesProjection } from "./notices.projection";

const userId = idOfName("huda");
const noticeId = idOfName("likes huda");
const artworkId = workId("dune");
const liked = noticed("huda", "likes", "workLiked", { artworkId, count: 2 });
const other = noticed("huda", "bid", "outbid", {});
const recounted = (count: number): NotificationEvent => ({
  type: "NoticeRecounted",
  data: { userId, noticeId, kind: "workLiked", subject: { artworkId, count } },
});
const wasRead: NotificationEvent = { type: "NoticeRead", data: { userId, noticeId } };

const noticesAfter = (...events: NotificationEvent[]) => foldAll(noticesProjection, events);
const newestAfter = (...events: NotificationEvent[]) =>
  [...noticesAfter(...events).values()].toSorted((a, b) => (a.position < b.position ? 1 : -1))[0]?.noticeId;

it("shows one notice of a day's likes: first and unread as they grow, in its place and read as they fall", () => {
  expect(noticesAfter(liked, other, wasRead, recounted(3)).get(noticeId)).toMatchObject({
    read: false,
    subject: { artworkId, count: 3 },
  });
  expect(newestAfter(liked, other, recounted(3))).toBe(noticeId);
  expect(noticesAfter(liked, other, wasRead, recounted(1)).get(noticeId)).toMatchObject({
    read: true,
    subject: { count: 1 },
  });
  expect(newestAfter(liked, other, recounted(1))).not.toBe(noticeId);
});

it("shows none while all took their likes back, and pushes the list anew", () => {
  expect(noticesAfter(liked, recounted(0)).has(noticeId)).toBe(false);
  expect(noticesAfter(liked, recounted(0), recounted(1)).get(noticeId)).toMatchObject({
    kind: "workLiked",
    read: false,
  });
  expect(foldAll(inboxesProjection, [liked, recounted(0)]).get(userId)).toMatchObject({ sequence: 2, rewrittenAt: 2 });
  expect(foldAll(inboxesProjection, [liked, recounted(3)]).get(userId)).toMatchObject({ sequence: 2, rewrittenAt: 0 });
});
