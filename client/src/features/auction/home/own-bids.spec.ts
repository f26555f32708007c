import type { AuctionListItem, Standing } from "@naqsh/shared/auction";
import { describe, expect, it } from "vitest";
import { ownBidsOf } from "./own-bids";
import { at, listItem, standing } from "../testing/auction-fixtures";

const item = (
  auctionId: string,
  mine: Partial<Standing> | null,
  over: Partial<AuctionListItem> = {},
): AuctionListItem => listItem({ auctionId, mine: mine && standing({ auctionId, ...mine }), ...over });

const won = { state: "won", orderId: "order", amount: 3_750_00, dueAt: at(3600) } as const;
const offered = { state: "offered", offer: { amount: 8_250_00, endsAt: at(3600) } } as Partial<Standing>;

describe("what waits for a bidder", () => {
  it("puts money with a deadline before bids, and the next to end first", () => {
    const bids = ownBidsOf([
      item("leads", { state: "leading" }),
      item("outbid-later", { state: "outbid" }, { endsAt: at(900) }),
      item("offered", offered, { status: "offered" }),
      item("outbid-soon", { state: "outbid" }, { endsAt: at(60) }),
      item("won", won, { status: "awaitingPayment" }),
    ]);
    expect(bids.map((bid) => bid.item.auctionId)).toEqual(["won", "offered", "outbid-soon", "outbid-later", "leads"]);
  });

  it("leads from a work that was won to its checkout, with what it comes to", () => {
    expect(ownBidsOf([item("won", won, { status: "awaitingPayment" })])).toMatchObject([
      { to: `/checkout/${listItem().lot.artworkId}`, amount: 4_312_50, label: "ownBids.toPay" },
    ]);
  });

  it("leaves out what is settled, lost, over for the reader, or not theirs", () => {
    expect(
      ownBidsOf([
        item("none", null),
        item("paid", { state: "paid" }, { status: "settled" }),
        item("lost", { state: "lost" }, { status: "settled" }),
        item("over", { state: "outbid" }, { status: "closed" }),
      ]),
    ).toEqual([]);
  });
});
