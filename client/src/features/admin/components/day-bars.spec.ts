import fc from "fast-check";
import { expect, it } from "vitest";
import { scaleFor } from "./day-bars";

it.each([
  [0, { step: 1, end: 1 }],
  [1, { step: 1, end: 1 }],
  [4, { step: 1, end: 4 }],
  [7, { step: 2, end: 8 }],
  [23, { step: 10, end: 30 }],
  [1_204, { step: 500, end: 1_500 }],
])("a highest value of %i", (highest, scale) => {
  expect(scaleFor(highest)).toEqual(scale);
});

it("no scale cuts a bar, and none has more than a handful of lines", () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), (highest) => {
      const { step, end } = scaleFor(highest);
      expect(end).toBeGreaterThanOrEqual(highest);
      expect(Number.isInteger(step)).toBe(true);
      expect(end / step).toBeLessThanOrEqual(5);
    }),
  );
});
