import * as fc from "fast-check";
import { expect, it } from "vitest";
import { columnsOfItems } from "./masonry";

it("fills the first row in order", () => {
  expect(columnsOfItems([1.25, 1, 1.25], 3)).toEqual([0, 1, 2]);
});

it("hangs the next work in the shortest column", () => {
  expect(columnsOfItems([1.25, 0.8, 1.25, 1], 3)[3]).toBe(1);
});

it("never lets a column run more than one work ahead", () => {
  const ratios = fc.array(fc.double({ min: 0.3, max: 3, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(ratios, fc.integer({ min: 1, max: 5 }), (hung, columns) => {
      const heights = Array.from({ length: columns }, () => 0);
      columnsOfItems(hung, columns).forEach((column, index) => {
        expect(heights[column]).toBe(Math.min(...heights));
        heights[column]! += hung[index]!;
      });
    }),
  );
});
