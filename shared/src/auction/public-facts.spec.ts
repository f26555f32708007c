import { describe, expect, it } from "vitest";
import type { BidPlaced, MaximumRaised } from "./auction.events";
import { publicFactsOf, withoutSecrets } from "./public-facts";

const placed: BidPlaced = {
  type: "BidPlaced",
  data: {
    auctionId: "auction",
    artworkId: "artwork",
    bidderId: "mona",
    alias: 2,
    maximum: 4000_00,
    previousLeaderId: "saad",
    price: 650_00,
    leaderId: "mona",
    leaderAlias: 2,
    reserveStatus: "none",
    rows: [],
    receivedAt: "2026-03-01T12:00:00.000Z",
    acceptedAt: "2026-03-01T12:00:00.004Z",
  },
};
const raised: MaximumRaised = { type: "MaximumRaised", data: { ...placed.data, maximum: 5000_00 } };

describe("what may leave of an auction's event", () => {
  it("for everyone is the outcome under aliases", () => {
    expect(publicFactsOf(placed)).toEqual({
      type: "BidPlaced",
      data: {
        auctionId: "auction",
        artworkId: "artwork",
        alias: 2,
        price: 650_00,
        leaderAlias: 2,
        reserveStatus: "none",
        rows: [],
        receivedAt: "2026-03-01T12:00:00.000Z",
        acceptedAt: "2026-03-01T12:00:00.004Z",
      },
    });
  });

  it("for everyone is nothing where a maximum was raised quietly", () => {
    expect(publicFactsOf(raised)).toBeNull();
  });

  it("for the history names people and still no maximum", () => {
    expect(withoutSecrets(placed)).toMatchObject({ bidderId: "mona", leaderId: "mona", price: 650_00 });
    expect(JSON.stringify(withoutSecrets(placed))).not.toContain("maximum");
    expect(JSON.stringify(withoutSecrets(raised))).not.toContain("500000");
  });
});
