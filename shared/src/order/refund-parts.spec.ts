import fc from "fast-check";
import { expect, it } from "vitest";
import { amountsOf } from "./order-amounts";
import { refundParts } from "./refund-parts";

const sale = fc
  .record({ net: fc.integer({ min: 1, max: 100_000_000 }), delivery: fc.integer({ min: 0, max: 1_000_000 }) })
  .map(({ net, delivery }) => {
    const amounts = amountsOf(net);
    return { ...amounts, delivery, total: amounts.net + amounts.vat + delivery };
  });

it("gives back every part to the halala once all is back, in however many refunds", () => {
  fc.assert(
    fc.property(sale, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (amounts, cuts) => {
      const ends = [...cuts.map((cut) => Math.floor(cut * amounts.total)).toSorted((a, b) => a - b), amounts.total];
      const sum = { net: 0, vat: 0, delivery: 0, commission: 0 };
      let before = 0;
      for (const end of ends) {
        const parts = refundParts(amounts, end - before, before);
        expect(parts.net + parts.vat + parts.delivery).toBe(end - before);
        sum.net += parts.net;
        sum.vat += parts.vat;
        sum.delivery += parts.delivery;
        sum.commission += parts.commission;
        before = end;
      }
      const { vat, delivery, commission, total } = amounts;
      expect(sum).toEqual({ net: total - vat - delivery, vat, delivery, commission });
    }),
  );
});

it("gives half of each part back with half of the total", () => {
  const amounts = { vat: 150_00, total: 1_200_00, commission: 100_00, delivery: 50_00 };
  expect(refundParts(amounts, 600_00)).toEqual({ net: 500_00, vat: 75_00, delivery: 25_00, commission: 50_00 });
});
