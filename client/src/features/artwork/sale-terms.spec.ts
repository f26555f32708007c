import type { ArtworkCard, AuctionOfArtwork } from "@naqsh/shared/artwork";
import { expect, it } from "vitest";
import { saleTermsOf, standingOf } from "./sale-terms";

const auctionAt = (status: AuctionOfArtwork["status"]): AuctionOfArtwork => ({
  auctionId: "a",
  status,
  startsAt: "2026-11-20T09:00:00.000Z",
  endsAt: "2026-11-21T09:00:00.000Z",
  openingPrice: "500.00",
  currentBid: null,
  soldFor: null,
  bidCount: 0,
});

it.each(["closed", "lapsed", "cancelled"] as const)(
  "leaves a work free that came back from its auction: %s",
  (status) => {
    expect(standingOf({ sold: false, auction: auctionAt(status) })).toBe("free");
  },
);

it.each(["scheduled", "live", "closing", "awaitingPayment", "offered"] as const)(
  "holds a work while its auction has it: %s",
  (status) => {
    expect(standingOf({ sold: false, auction: auctionAt(status) })).not.toBe("free");
  },
);

it("calls a sold work sold, whatever its auction says", () => {
  expect(standingOf({ sold: true, auction: null })).toBe("sold");
  expect(standingOf({ sold: true, auction: auctionAt("offered") })).toBe("sold");
  expect(standingOf({ sold: false, auction: null })).toBe("free");
});

it.each(["awaitingPayment", "offered"] as const)("calls a work reserved until who won it has paid: %s", (status) => {
  const work = { sold: false, isForSale: false, price: "400.00", auction: auctionAt(status) } as ArtworkCard;
  expect(saleTermsOf(work)).toMatchObject({ amount: null, note: "reserved" });
});

it("asks its fixed price for a work that came back from its auction", () => {
  const work = { sold: false, isForSale: true, price: "400.00", auction: auctionAt("lapsed") } as ArtworkCard;
  expect(saleTermsOf(work)).toMatchObject({ amount: 400_00, note: null });
});
