import type { NoticeView } from "@naqsh/shared/notification";
import { describe, expect, it } from "vitest";
import { groupNotices } from "./notice-groups";
import { noticeFixture } from "./testing/notice-fixture";

const notice = (id: string, at: string, over: Partial<NoticeView> = {}): NoticeView =>
  noticeFixture({ id, at, ...over });

describe("groups of notices", () => {
  it("goes by the day in Riyadh, where it turns at 21:00 UTC", () => {
    const days = groupNotices([notice("2", "2026-11-21T21:00:00.000Z"), notice("1", "2026-11-21T20:59:59.999Z")]);
    expect(days.map(({ key }) => key)).toEqual(["2026-11-22", "2026-11-21"]);
  });

  it("merges being outbid in one auction into the newest, and nothing else", () => {
    const at = "2026-11-21T10:00:00.000Z";
    const [day] = groupNotices([
      notice("3", at),
      notice("won", at, { kind: "auctionWon" }),
      notice("2", at),
      notice("other", at, { subject: { auctionId: "b" } }),
      notice("1", at),
    ]);
    expect(day?.lots.map(({ key }) => key)).toEqual(["a", "b"]);
    expect(day?.lots[0]?.notices.map((line) => [line.notice.id, line.merged.map(({ id }) => id)])).toEqual([
      ["3", ["2", "1"]],
      ["won", []],
    ]);
  });

  it("counts nobody itself: each notice of likes or followers says how many they are", () => {
    const at = "2026-11-21T10:00:00.000Z";
    const liked = (id: string, count: number) =>
      notice(id, at, { kind: "workLiked", subject: { artworkId: "a", count } });
    const followed = notice("1", at, { kind: "artistFollowed", subject: { count: 3 } });
    const [day] = groupNotices([liked("3", 7), liked("2", 6), followed]);
    const lines = day?.lots.flatMap(({ notices }) => notices);
    expect(lines?.map((line) => [line.notice.id, line.notice.subject.count, line.merged.length])).toEqual([
      ["3", 7, 0],
      ["2", 6, 0],
      ["1", 3, 0],
    ]);
  });

  it("ask for no more bids in an auction that has ended since, and do in the others", () => {
    const [day] = groupNotices([
      notice("won", "2026-11-21T11:00:00.000Z", { kind: "auctionWon" }),
      notice("1", "2026-11-21T10:00:00.000Z"),
      notice("2", "2026-11-21T09:00:00.000Z", { subject: { auctionId: "b" } }),
    ]);
    const lines = day?.lots.flatMap(({ notices }) => notices).map((line) => [line.notice.id, line.isOver]);
    expect(lines).toEqual([
      ["won", false],
      ["1", true],
      ["2", false],
    ]);
  });
});
