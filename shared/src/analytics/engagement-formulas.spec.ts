import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOf, lengthOf, rangeAsked, rangeBefore } from "./analytics-range";
import { bestHourOf } from "./best-hour";
import { averagePriceOf, conversionOf, engagementOf, engagementScoreOf } from "./engagement-formulas";

const none = { views: 0, likes: 0, shares: 0, followers: 0, bidders: 0 };

describe("The engagement score of a day", () => {
  it("follows the vectors of the rules", () => {
    expect(engagementScoreOf({ views: 6, likes: 1, shares: 1, followers: 1, bidders: 2 })).toBe(83.33);
    expect(engagementScoreOf({ ...none, views: 1, likes: 20 })).toBe(999.99);
    expect(engagementScoreOf({ ...none, likes: 5 })).toBe(0);
    expect(engagementScoreOf({ ...none, views: 10, likes: -3 })).toBe(0);
  });

  it("fits a decimal of five digits, two of them after the point", () => {
    const count = fc.integer({ min: -1_000, max: 1_000_000 });
    const figures = fc.record({ views: fc.nat(), likes: count, shares: count, followers: count, bidders: count });
    fc.assert(
      fc.property(figures, (day) => {
        const score = engagementScoreOf(day);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(999.99);
        expect(Number(score.toFixed(2))).toBe(score);
      }),
    );
  });

  it("has rates and an average price beside it", () => {
    expect([engagementOf({ views: 8, likes: 2 }), engagementOf({ views: 0, likes: 2 })]).toEqual([0.25, 0]);
    expect([conversionOf(1, 4), conversionOf(1, 0)]).toEqual([0.25, 0]);
    expect([averagePriceOf(1_001, 2), averagePriceOf(0, 0)]).toEqual([501, null]);
  });
});

describe("A range of days", () => {
  it("is followed by nothing and preceded by as many days, each once", () => {
    const day = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 366 }), (from, length) => {
        const range = { from, to: daysOf({ from, to: "2099-01-01" })[length - 1]! };
        const days = [...daysOf(rangeBefore(range)), ...daysOf(range)];
        expect(lengthOf(range)).toBe(length);
        expect(new Set(days).size).toBe(2 * length);
        expect(days).toEqual(days.toSorted());
      }),
      { numRuns: 30 },
    );
  });

  it("is the last thirty days up to today in Riyadh, if none is asked for", () => {
    expect(rangeAsked({}, "2026-03-01T22:00:00.000Z")).toEqual({ from: "2026-02-01", to: "2026-03-02" });
  });
});

describe("The best hour to close", () => {
  const hours = (...figures: [number, number, number][]) =>
    figures.map(([hour, views, bids]) => ({ hour, views, bids }));

  it("is the one with most bids, or with most looks while bids are few, and none while both are", () => {
    expect(bestHourOf(hours([20, 100, 4], [21, 5, 6]))).toEqual({ hour: 21, by: "bids" });
    expect(bestHourOf(hours([20, 100, 3], [21, 5, 6]))).toEqual({ hour: 20, by: "views" });
    expect(bestHourOf(hours([20, 29, 9]))).toBeNull();
  });

  it("is the earliest of those that are equal", () => {
    expect(bestHourOf(hours([22, 0, 5], [9, 0, 5]))).toEqual({ hour: 9, by: "bids" });
  });
});
