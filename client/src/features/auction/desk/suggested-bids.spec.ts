import { describe, expect, it } from "vitest";
import { suggestedBidsFor } from "./suggested-bids";
import { head, room, standing } from "../testing/auction-fixtures";

const { terms } = room();

describe("what the desk offers", () => {
  it("offers the next bid, two steps more, and a round figure", () => {
    const suggested = suggestedBidsFor(head(), terms, null);
    expect(suggested).toMatchObject({ mode: "bid", minimum: 16_500_00, amounts: [16_500_00, 17_000_00, 18_000_00] });
  });

  it("offers who leads to raise their maximum, so that they never outbid themselves", () => {
    const suggested = suggestedBidsFor(head(), terms, standing({ state: "leading", maximum: 18_000_00 }));
    expect(suggested.mode).toBe("raise");
    expect(suggested.minimum).toBe(18_001_00);
    expect(Math.min(...suggested.amounts)).toBeGreaterThan(18_000_00);
  });

  it("rests on the price for a bid, and on the own maximum for a raise", () => {
    const moved = head({ ask: 16_750_00 });
    expect(suggestedBidsFor(moved, terms, null).basis).not.toBe(suggestedBidsFor(head(), terms, null).basis);
    const leading = standing({ state: "leading", maximum: 18_000_00 });
    expect(suggestedBidsFor(moved, terms, leading).basis).toBe(suggestedBidsFor(head(), terms, leading).basis);
  });
});
