import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstPlace, firstPlaceFromEnd } from "./stored-list";

describe("The first place from which on a test is met", () => {
  it("is the same whichever end it is looked for from", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(220), (count, reached) => {
        const asked: number[] = [];
        const isReached = (place: number): boolean => {
          asked.push(place);
          return place >= reached;
        };
        const found = firstPlaceFromEnd(count, isReached);
        expect(found).toBe(Math.min(count, reached));
        expect(asked.every((place) => place >= 0 && place < count)).toBe(true);
        expect(firstPlace(count, isReached)).toBe(found);
      }),
    );
  });
});
