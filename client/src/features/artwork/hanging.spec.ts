import * as fc from "fast-check";
import { expect, it } from "vitest";
import { hangingOf, ROOM } from "./hanging";

const sides = fc.integer({ min: 5, max: 600 });

it("hangs the middle of a work at the height of the eyes", () => {
  expect(hangingOf(80, false)).toMatchObject({ foot: 112, plinth: 0, hasSofa: true });
});

it("stands a small sculpture on a plinth, a tall one on the floor", () => {
  expect(hangingOf(46, true)).toMatchObject({ foot: 95, plinth: 95, hasSofa: false });
  expect(hangingOf(180, true)).toMatchObject({ foot: 0, plinth: 0 });
});

it("never lets a work touch the sofa, the floor or the ceiling", () => {
  fc.assert(
    fc.property(sides, fc.boolean(), (heightCm, isStanding) => {
      const { foot, roomBlock, hasSofa } = hangingOf(heightCm, isStanding);
      expect(foot).toBeGreaterThanOrEqual(hasSofa ? ROOM.sofaBlock : 0);
      expect(foot + heightCm).toBeLessThan(roomBlock);
    }),
  );
});
