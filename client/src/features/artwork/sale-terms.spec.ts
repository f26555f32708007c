import type { AuctionOfArtwork } from "@naqsh/shared/artwork";
import { expect, it } from "vitest";
import { standingOf } from "./sale-terms";

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
