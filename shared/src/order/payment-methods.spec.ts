import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feeOf } from "./payment-methods";

const rates = { card: { basisPoints: 250, fixed: 1_00 }, mada: { basisPoints: 100, fixed: 0 } };

describe("the fee of a payment", () => {
  it("is a part of the total, rounded half up, and a fixed part, by the kind of its method", () => {
    expect(feeOf(1_150_00, "card", rates)).toBe(29_75);
    expect(feeOf(1_150_00, "mada", rates)).toBe(11_50);
    expect(feeOf(2_18, "card", rates)).toBe(5 + 1_00);
    expect(feeOf(2_22, "card", rates)).toBe(6 + 1_00);
  });

  it("is nothing where an order froze no rate for it", () => {
    expect(feeOf(1_150_00, "transfer", rates)).toBe(0);
    expect(feeOf(1_150_00, "card", undefined)).toBe(0);
  });

  it("is whole halalas", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 99_999_999_00 }),
        fc.nat({ max: 10_000 }),
        fc.nat({ max: 10_00 }),
        (total, basisPoints, fixed) => {
          const fee = feeOf(total, "card", { card: { basisPoints, fixed } });
          expect(Number.isSafeInteger(fee) && fee >= fixed).toBe(true);
        },
      ),
    );
  });
});
