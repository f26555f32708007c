import { expect, it } from "vitest";
import { achievementAt, collectorLevelAt, mostCounted } from "./achievements";

it("an achievement is earned at its number alone", () => {
  expect([0, 1, 4, 5, 6, 10].map((times) => achievementAt("purchase", times))).toEqual([
    null,
    "firstPurchase",
    null,
    "fivePurchases",
    null,
    "tenPurchases",
  ]);
  expect(mostCounted("follower")).toBe(100);
  expect(mostCounted("bid")).toBe(1);
});

it("a collector's level changes at 5 and at 10 purchases", () => {
  expect([0, 4, 5, 9, 10, 11].map(collectorLevelAt)).toEqual([
    { level: "beginner", untilNext: 5 },
    { level: "beginner", untilNext: 1 },
    { level: "intermediate", untilNext: 5 },
    { level: "intermediate", untilNext: 1 },
    { level: "advanced", untilNext: null },
    { level: "advanced", untilNext: null },
  ]);
});
