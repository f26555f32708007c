import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsOf } from "./order-amounts";

describe("the amounts of an order", () => {
  it("add 15 % of VAT to the net price, rounded half up", () => {
    expect(amountsOf(50_43)).toMatchObject({ net: 50_43, vat: 7_56, total: 57_99 });
    expect(amountsOf(1000_00)).toEqual({
      net: 1000_00,
      vat: 150_00,
      total: 1150_00,
      commission: 100_00,
      artistShare: 900_00,
    });
    expect(amountsOf(10)).toMatchObject({ vat: 2, commission: 1 });
    expect(amountsOf(5)).toMatchObject({ vat: 1, commission: 1, artistShare: 4 });
  });

  it("take the commission at the rate in force, rounded half up", () => {
    expect(amountsOf(1000_00, 1_250)).toMatchObject({ commission: 125_00, artistShare: 875_00 });
    expect(amountsOf(100, 1_250)).toMatchObject({ commission: 13, artistShare: 87 });
    expect(amountsOf(1000_00, 0)).toMatchObject({ commission: 0, artistShare: 1000_00 });
  });

  it("add up to the halala", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_00 }), fc.integer({ min: 0, max: 5_000 }), (net, rate) => {
        const amounts = amountsOf(net, rate);
        expect(amounts.net + amounts.vat).toBe(amounts.total);
        expect(amounts.artistShare + amounts.commission).toBe(amounts.net);
        for (const amount of Object.values(amounts)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });
});
