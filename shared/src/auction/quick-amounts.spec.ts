import { describe, expect, it } from "vitest";
import { quickAmounts } from "./quick-amounts";

describe("the quick amounts of a bid panel", () => {
  it.each([
    [500, [500, 600, 1_000]],
    [700, [700, 800, 1_000]],
    [1_350, [1_350, 1_550, 2_000]],
    [5_250, [5_250, 5_750, 6_000]],
  ])("above %i riyals are the least, two steps more, and the next round figure", (least, expected) => {
    const terms = { incrementPolicy: "standard-1", ownIncrement: 50_00 } as const;
    expect(quickAmounts(terms, least * 100).map((amount) => amount / 100)).toEqual(expected);
  });

  it("follow the work's own increment where it is larger", () => {
    const terms = { incrementPolicy: "standard-1", ownIncrement: 2_000_00 } as const;
    expect(quickAmounts(terms, 12_000_00)).toEqual([12_000_00, 16_000_00, 20_000_00]);
  });
});
