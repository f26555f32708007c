import * as fc from "fast-check";
import { expect, it } from "vitest";
import { hangingOf, isTrueToShape, ROOM } from "./hanging";

it("hangs the middle of a work at the height of the eyes", () => {
  expect(hangingOf(80).foot).toBe(112);
});

it("never lets a work touch the sofa or the ceiling", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 600 }), (heightCm) => {
      const { foot, roomBlock } = hangingOf(heightCm);
      expect(foot).toBeGreaterThan(ROOM.sofaBlock);
      expect(foot + heightCm).toBeLessThan(roomBlock);
    }),
  );
});

it("draws no work at its size whose picture shows what is around it", () => {
  const image = { width: 1000, height: 1200 };
  expect(isTrueToShape({ heightCm: 120, widthCm: 100, image })).toBe(true);
  expect(isTrueToShape({ heightCm: 95, widthCm: 28, image })).toBe(false);
  expect(isTrueToShape({ heightCm: 0, widthCm: 0, image })).toBe(false);
});
