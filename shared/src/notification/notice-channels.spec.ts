import { describe, expect, it } from "vitest";
import { cellsOf, FIRST_CELLS, tableFrom, type NotificationCells } from "../preferences";
import { noticeChannels } from "./notice-channels";
import { NOTICE_KINDS, type NoticeKind } from "./notification.events";

const nothing = cellsOf(FIRST_CELLS).reduce<NotificationCells>(
  (cells, [kind, channel]) => ({ ...cells, [kind]: { ...cells[kind], [channel]: false } }),
  {},
);

const ON_SCREEN_AT_FIRST: readonly NoticeKind[] = [
  "workLiked",
  "artistFollowed",
  "wishOnSale",
  "wishInAuction",
  "wishPriceDropped",
  "savedSearchFound",
  "award",
];

const channels = (kind: NoticeKind, chosen: NotificationCells = {}, over = {}) =>
  noticeChannels({ kind, byEmail: true, ...over }, tableFrom(chosen));

describe("the channels of a notice", () => {
  it("are the app and a letter before anybody chose, and no SMS", () => {
    const told = NOTICE_KINDS.filter((kind) => !ON_SCREEN_AT_FIRST.includes(kind));
    for (const kind of told) expect(channels(kind)).toEqual({ byEmail: true, bySms: false, withheld: [] });
  });

  it("are the app alone for likes, followers, wished works, saved searches and awards, until a letter is chosen", () => {
    for (const kind of ON_SCREEN_AT_FIRST)
      expect(channels(kind)).toMatchObject({ byEmail: false, withheld: ["email"] });
    expect(channels("wishPriceDropped", { wishes: { email: true } })).toMatchObject({ byEmail: true, withheld: [] });
  });

  it.each([
    ["workLiked", "likes"],
    ["artistFollowed", "follows"],
    ["award", "awards"],
    ["wishOnSale", "wishes"],
    ["wishInAuction", "wishes"],
    ["wishPriceDropped", "wishes"],
    ["savedSearchFound", "wishes"],
  ] as const)("go quiet for %s by the row %s, and by no other", (kind, row) => {
    const others = { ...nothing, [row]: {} };
    expect(channels(kind, { [row]: { app: false } }).withheld).toContain("app");
    expect(channels(kind, others).withheld).not.toContain("app");
  });

  it("are those that its receiver wants, each by itself", () => {
    expect(channels("outbid", { auctions: { email: false } })).toMatchObject({ byEmail: false, withheld: ["email"] });
    expect(channels("outbid", { auctions: { app: false } })).toMatchObject({ byEmail: true, withheld: ["app"] });
    expect(channels("outbid", { purchases: { email: false } })).toMatchObject({ byEmail: true, withheld: [] });
    expect(channels("auctionWon", { auctions: { sms: true } })).toMatchObject({ bySms: true });
    expect(channels("auctionWon", { purchases: { sms: true } })).toMatchObject({ bySms: false });
  });

  it.each([
    "auctionWon",
    "offerReceived",
    "leadingAfterVoid",
    "bidsVoided",
    "paymentReceived",
    "paymentFailed",
    "refunded",
    "orderCancelled",
    "artworkPaid",
    "artworkRejected",
  ] as const)("stay the app and the letter for %s, which is money or binds", (kind) => {
    expect(channels(kind, nothing)).toEqual({ byEmail: true, bySms: false, withheld: [] });
  });

  it("stay so for one that binds although its kind does not", () => {
    expect(channels("outbid", nothing)).toMatchObject({ byEmail: false, withheld: ["app", "email"] });
    expect(channels("outbid", nothing, { isBinding: true })).toMatchObject({ byEmail: true, withheld: [] });
  });

  it.each(["newDevice", "securityChanged"] as const)(
    "add an SMS about %s for who wants one, beside what always comes",
    (kind) => {
      expect(channels(kind, nothing)).toEqual({ byEmail: true, bySms: false, withheld: [] });
      expect(channels(kind, { ...nothing, security: { sms: true } })).toEqual({
        byEmail: true,
        bySms: true,
        withheld: [],
      });
      expect(channels(kind, { ...nothing, auctions: { sms: true } })).toMatchObject({ bySms: false });
    },
  );

  it("withhold no letter that there never was, and send no SMS about what waits for a visit", () => {
    expect(channels("auctionOpened", { ...nothing, auctions: { sms: true } }, { byEmail: false })).toEqual({
      byEmail: false,
      bySms: false,
      withheld: [],
    });
  });
});
