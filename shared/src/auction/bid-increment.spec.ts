import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { incrementAt, policyStep } from "./bid-increment";
import { INCREMENT_POLICIES } from "./auction.events";

const stepInRiyals = (policy: (typeof INCREMENT_POLICIES)[number], riyals: number): number =>
  policyStep(policy, riyals * 100) / 100;

describe("the step of a price", () => {
  it.each([
    [1, 50],
    [999, 50],
    [1_000, 100],
    [5_000, 100],
    [5_001, 250],
    [1_000_000, 250],
  ])("of standard-1 at %i riyals is %i", (price, step) => {
    expect(stepInRiyals("standard-1", price)).toBe(step);
  });

  it.each([
    [999, 50],
    [1_000, 100],
    [1_999, 100],
    [2_000, 250],
    [4_999, 250],
    [5_000, 500],
    [9_999, 500],
    [10_000, 1_000],
    [20_000, 2_000],
    [50_000, 5_000],
    [100_000, 10_000],
    [200_000, 25_000],
    [499_999, 25_000],
    [500_000, 50_000],
    [999_999, 50_000],
    [1_000_000, 100_000],
  ])("of fine-art-1 at %i riyals is %i", (price, step) => {
    expect(stepInRiyals("fine-art-1", price)).toBe(step);
  });

  it("is never below the work's own increment", () => {
    expect(incrementAt({ incrementPolicy: "standard-1", ownIncrement: 300_00 }, 600_00)).toBe(300_00);
    expect(incrementAt({ incrementPolicy: "standard-1", ownIncrement: 60_00 }, 1_200_00)).toBe(100_00);
  });

  it("never falls as the price rises", () => {
    const price = fc.integer({ min: 1, max: 2_000_000_00 });
    fc.assert(
      fc.property(fc.constantFrom(...INCREMENT_POLICIES), price, price, (policy, a, b) => {
        expect(policyStep(policy, Math.min(a, b))).toBeLessThanOrEqual(policyStep(policy, Math.max(a, b)));
      }),
    );
  });
});
