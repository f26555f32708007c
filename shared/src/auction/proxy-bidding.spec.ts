import { describe, expect, it } from "vitest";
import { askAt, priceAfter, refold, reserveStatusAt, type BiddingTerms, type BidEffect } from "./proxy-bidding";

const plain: BiddingTerms = {
  openingPrice: 500_00,
  reserve: null,
  ownIncrement: 50_00,
  incrementPolicy: "standard-1",
};

/** Bids in riyals, all of which have to be accepted; gives what the last one did. */
const afterBids = (terms: BiddingTerms, ...bids: [string, number][]): BidEffect => {
  let last: BidEffect | null = null;
  for (const [bidderId, riyals] of bids) {
    const outcome = priceAfter(terms, last?.bidding ?? null, { bidderId, maximum: riyals * 100 });
    if (outcome.refused !== null) throw new Error(`${bidderId} ${riyals}: ${outcome.refused}`);
    last = outcome;
  }
  if (!last) throw new Error("No bids");
  return last;
};

const standing = (terms: BiddingTerms, ...bids: [string, number][]): [string, number] => {
  const { bidding } = afterBids(terms, ...bids);
  return [bidding.leaderId, bidding.price / 100];
};

const rowsOf = (effect: BidEffect): [string, string, number][] =>
  effect.rows.map(({ bidderId, kind, amount }) => [bidderId, kind, amount / 100]);

describe("proxy bidding", () => {
  it("bids no more of a maximum than it needs to stay in the lead", () => {
    expect(standing(plain, ["A", 900], ["B", 600])).toEqual(["A", 650]);
  });

  it("lets the earlier of two equal maxima lead, at the tied amount", () => {
    expect(standing(plain, ["A", 1000], ["B", 1000])).toEqual(["A", 1000]);
  });

  it("needs no full step to beat a maximum", () => {
    expect(standing(plain, ["A", 1000], ["B", 1020])).toEqual(["B", 1020]);
  });

  it("lets the first bidder lead at the opening price, not at their maximum", () => {
    expect(standing(plain, ["A", 2000])).toEqual(["A", 500]);
  });

  it("takes a step above the beaten maximum where the new one reaches further", () => {
    expect(standing(plain, ["A", 900], ["B", 5000])).toEqual(["B", 950]);
  });

  it("never lets the answer of the incumbent exceed their maximum", () => {
    expect(standing(plain, ["A", 900], ["B", 880])).toEqual(["A", 900]);
  });

  it("refuses what lies below the ask, which is the opening price first and a step above the price afterwards", () => {
    expect(priceAfter(plain, null, { bidderId: "A", maximum: 499_00 })).toEqual({
      refused: "BID_TOO_LOW",
      minimum: 500_00,
    });
    const { bidding } = afterBids(plain, ["A", 900], ["B", 600]);
    expect(priceAfter(plain, bidding, { bidderId: "C", maximum: 699_00 })).toEqual({
      refused: "BID_TOO_LOW",
      minimum: 700_00,
    });
    expect(askAt(plain, null)).toBe(500_00);
    expect(askAt(plain, 650_00)).toBe(700_00);
  });

  it("lets the leader raise their own maximum by any amount, which changes neither price nor rows", () => {
    const raised = afterBids(plain, ["A", 900], ["B", 600], ["A", 901]);
    expect(raised).toEqual({
      refused: null,
      effect: "raised",
      bidding: { price: 650_00, leaderId: "A", leaderMaximum: 901_00 },
      rows: [],
    });
  });

  it.each([900, 899, 1])("refuses the leader a maximum of %i where they left 900", (riyals) => {
    const { bidding } = afterBids(plain, ["A", 900]);
    expect(priceAfter(plain, bidding, { bidderId: "A", maximum: riyals * 100 })).toEqual({
      refused: "MAXIMUM_NOT_RAISED",
      maximum: 900_00,
    });
  });
});

describe("a reserve", () => {
  const reserved: BiddingTerms = { ...plain, reserve: 3000_00 };

  it("lets the leader stand at their full maximum below it", () => {
    expect(standing(reserved, ["A", 2000])).toEqual(["A", 2000]);
    expect(standing(reserved, ["A", 2000], ["B", 2500])).toEqual(["B", 2500]);
  });

  it("is reached by a maximum at or above it, then steps go on", () => {
    const bids: [string, number][] = [
      ["A", 2000],
      ["B", 2500],
      ["B", 4000],
    ];
    expect(standing(reserved, ...bids)).toEqual(["B", 3000]);
    expect(standing(reserved, ...bids, ["A", 3500])).toEqual(["B", 3600]);
    expect(standing(reserved, ["A", 3000])).toEqual(["A", 3000]);
  });

  it("is crossed by a challenger at the greater of the reserve and a step above the incumbent, at most their maximum", () => {
    const crossing = (incumbent: number, challenger: number) => standing(reserved, ["A", incumbent], ["B", challenger]);
    expect(crossing(2000, 4000)).toEqual(["B", 3000]);
    expect(crossing(2950, 4000)).toEqual(["B", 3050]);
    expect(crossing(2950, 3050)).toEqual(["B", 3050]);
    expect(crossing(2900, 3000)).toEqual(["B", 3000]);
    expect(crossing(2000, 2999)).toEqual(["B", 2999]);
  });

  it("moves the price with a leader's raise while it is unmet", () => {
    expect(standing(reserved, ["A", 2000], ["A", 2700])).toEqual(["A", 2700]);
    expect(standing(reserved, ["A", 4000], ["A", 5000])).toEqual(["A", 3000]);
  });

  it("is shown as none, not met or met", () => {
    expect(reserveStatusAt(null, 100_00)).toBe("none");
    expect(reserveStatusAt(3000_00, null)).toBe("notMet");
    expect(reserveStatusAt(3000_00, 2999_00)).toBe("notMet");
    expect(reserveStatusAt(3000_00, 3000_00)).toBe("met");
  });
});

describe("public rows", () => {
  it("show a bid that takes the lead at the price", () => {
    expect(rowsOf(afterBids(plain, ["A", 2000]))).toEqual([["A", "bid", 500]]);
  });

  it("show a bid that loses at once at its amount, and the incumbent's answer at the new price", () => {
    expect(rowsOf(afterBids(plain, ["A", 900], ["B", 600]))).toEqual([
      ["B", "bid", 600],
      ["A", "automatic", 650],
    ]);
  });

  it("show the exhausted maximum of a beaten incumbent before the new lead", () => {
    expect(rowsOf(afterBids(plain, ["A", 900], ["B", 5000]))).toEqual([
      ["A", "automatic", 900],
      ["B", "bid", 950],
    ]);
  });

  it("do not repeat what the beaten incumbent stood at anyway", () => {
    expect(rowsOf(afterBids(plain, ["A", 500], ["B", 600]))).toEqual([["B", "bid", 550]]);
  });

  it("show a raise that moves the price towards an unmet reserve", () => {
    expect(rowsOf(afterBids({ ...plain, reserve: 3000_00 }, ["A", 2000], ["A", 4000]))).toEqual([
      ["A", "automatic", 3000],
    ]);
  });
});

describe("a refold", () => {
  const bid = (bidderId: string, riyals: number) => ({ bidderId, maximum: riyals * 100 });

  it("gives the price and leader that the remaining bids alone would have made", () => {
    expect(refold(plain, [bid("A", 1000), bid("C", 1150)])).toEqual({
      price: 1100_00,
      leaderId: "C",
      leaderMaximum: 1150_00,
    });
  });

  it("takes a second bid of whoever now leads throughout as a raise", () => {
    expect(refold(plain, [bid("A", 600), bid("A", 1200)])).toEqual({
      price: 500_00,
      leaderId: "A",
      leaderMaximum: 1200_00,
    });
  });

  it("of no bids is nothing", () => {
    expect(refold(plain, [])).toBeNull();
  });
});
