import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountsOf } from "../order";
import { splitOf } from "./payout-share";

const sold = fc
  .record({
    net: fc.integer({ min: 1, max: 100_000_000 }),
    delivery: fc.integer({ min: 0, max: 1_000_000 }),
    rate: fc.integer({ min: 0, max: 5_000 }),
    fee: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(({ net, delivery, rate, fee }) => {
    const { vat, commission } = amountsOf(net, rate);
    return { net, vat, commission, delivery, fee, total: net + vat + delivery };
  });

describe("The money of an order", () => {
  it("is net price + delivery - commission - fee for the artist", () => {
    fc.assert(
      fc.property(sold, (amounts) => {
        const { net, delivery, commission, fee } = amounts;
        expect(splitOf(amounts).payout).toBe(Math.max(0, net + delivery - commission - fee));
      }),
    );
  });

  it("goes to somebody, to the halala, whatever went back", () => {
    fc.assert(
      fc.property(sold, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
        const refunded = Math.floor(amounts.total * part);
        const { vat, commission, fee, payout, shortfall } = splitOf(amounts, refunded);
        expect(refunded + vat + commission + fee + payout - shortfall).toBe(amounts.total);
        expect(Math.min(vat, commission, payout, shortfall)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("leaves nobody anything but the fee once all is back, which the shop bears", () => {
    fc.assert(
      fc.property(sold, (amounts) => {
        const { fee, total } = amounts;
        const split = { refunded: total, vat: 0, commission: 0, fee, payout: 0, shortfall: fee };
        expect(splitOf(amounts, total)).toEqual(split);
      }),
    );
  });

  it("never raises the artist's part with a refund", () => {
    fc.assert(
      fc.property(sold, fc.nat(), fc.nat(), (amounts, one, other) => {
        const [first, second] = [one % (amounts.total + 1), other % (amounts.total + 1)];
        const payoutAfter = (refunded: number) => splitOf(amounts, refunded).payout;
        // Each part is rounded by itself: two halalas at most.
        expect(payoutAfter(Math.max(first, second))).toBeLessThanOrEqual(payoutAfter(Math.min(first, second)) + 2);
      }),
    );
  });
});
