import type { NoticesPatch, NoticeView } from "@naqsh/shared/notification";
import type { Standing } from "@naqsh/shared/auction";
import type { LiveMessage } from "@naqsh/shared/live";
import { expect, it } from "vitest";
import { createNoticeNews, withPushed, withStanding } from "./notice-news";
import { noticeFixture } from "./testing/notice-fixture";

/** `minute` tells how old it is: the higher the newer. */
const notice = (minute: number, read = false): NoticeView =>
  noticeFixture({
    id: `n${minute}`,
    subject: {},
    read,
    at: `2026-01-01T10:${String(minute).padStart(2, "0")}:00.000Z`,
  });
const push = (from: number | null, notices: NoticeView[], unread = 1): LiveMessage<NoticesPatch> => ({
  topic: "account/u",
  view: "notifications",
  key: "u",
  from,
  sequence: (from ?? 0) + 1,
  patch: { notices, unread },
  serverTime: 0,
});
const ids = (notices: NoticeView[]): string[] => notices.map(({ id, read }) => `${id}${read ? " read" : ""}`);

it("tells of what has come just now, once", () => {
  const news = createNoticeNews();
  expect(news.take(push(null, [notice(1)]), "snapshot")).toEqual([]);
  expect(ids(news.take(push(1, [notice(2)]), "live"))).toEqual(["n2"]);
  expect(news.take(push(2, [notice(2)]), "live")).toEqual([]);
  expect(news.take(push(3, [notice(3)]), "missed")).toEqual([]);
});

it("does not tell of what was read, here or elsewhere, or deleted", () => {
  const news = createNoticeNews();
  news.take(push(null, [notice(5), notice(4)]), "snapshot");
  expect(news.take(push(1, [notice(4, true)]), "live")).toEqual([]);
  expect(news.take(push(null, [notice(5, true), notice(4, true)], 0), "live")).toEqual([]);
  // An older one takes the place of the deleted one among the newest.
  expect(news.take(push(null, [notice(5), notice(3)]), "live")).toEqual([]);
  expect(news.take(push(4, [notice(6, true)]), "live")).toEqual([]);
});

it("tells of the very first notice of a person, which comes as a whole", () => {
  const news = createNoticeNews();
  expect(ids(news.take(push(null, [notice(1)]), "live"))).toEqual(["n1"]);
  expect(news.take(push(null, [notice(2), notice(1)]), "live")).toEqual([]);
});

it("puts what is new on top and what has changed in its place", () => {
  const known = [notice(3), notice(2), notice(1)];
  expect(ids(withPushed(known, push(4, [notice(2, true), notice(4)])))).toEqual(["n4", "n3", "n2 read", "n1"]);
});

it("takes the newest as they are, without those deleted among them, and keeps what is older", () => {
  const known = [notice(5), notice(4), notice(3), notice(2)];
  expect(ids(withPushed(known, push(null, [notice(5), notice(3, true)])))).toEqual(["n5", "n3 read", "n2"]);
});

it("calls all read where none is unread any more", () => {
  const known = [notice(5), notice(4), notice(1)];
  const whole = push(null, [notice(5, true), notice(4, true)], 0);
  expect(ids(withPushed(known, whole))).toEqual(["n5 read", "n4 read", "n1 read"]);
});

it("learns from a standing how its reader stands in that auction by now", () => {
  const inAuction = (minute: number, auctionId: string) => ({ ...notice(minute), subject: { auctionId } });
  const won = { ...inAuction(3, "a"), kind: "auctionWon" as const };
  const standing = (state: Standing["state"]) => ({ auctionId: "a", state }) as Standing;
  const nowOf = (state: Standing["state"]) =>
    withStanding([won, inAuction(2, "a"), inAuction(1, "b")], standing(state)).map(({ now }) => now);
  expect(nowOf("leading")).toEqual([null, "leading", null]);
  expect(nowOf("outbid")).toEqual([null, "outbid", null]);
  expect(nowOf("won")).toEqual([null, "over", null]);
});

it("empties the list where nothing is left", () => {
  expect(withPushed([notice(1)], push(null, [], 0))).toEqual([]);
});
