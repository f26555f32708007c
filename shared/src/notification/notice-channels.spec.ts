import { describe, expect, it } from "vitest";
import { cellsOf, FIRST_CELLS, tableFrom, type NotificationCells } from "../preferences";
import { noticeChannels } from "./notice-channels";
import { NOTICE_KINDS, type NoticeKind } from "./notification.events";

const nothing = cellsOf(FIRST_CELLS).reduce<NotificationCells>(
  (cells, [kind, channel]) => ({ ...cells, [kind]: { ...cells[kind], [channel]: false } }),
  {},
);

const channels = (kind: NoticeKind, chosen: NotificationCells = {}, over = {}) =>
  noticeChannels({ kind, byEmail: true, ...over }, tableFrom(chosen));

describe("the channels of a notice", () => {
  it("are the app and a letter before anybody chose, and no SMS", () => {
    for (const kind of NOTICE_KINDS) expect(channels(kind)).toEqual({ byEmail: true, bySms: false, withheld: [] });
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

  it("withhold no letter that there never was, and send no SMS about what waits for a visit", () => {
    expect(channels("auctionOpened", { ...nothing, auctions: { sms: true } }, { byEmail: false })).toEqual({
      byEmail: false,
      bySms: false,
      withheld: [],
    });
  });
});
