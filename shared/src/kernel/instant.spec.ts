import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantFromMs, msFromInstant } from "./instant";

const MOST_MS = 8.64e15;
const moment = fc.oneof(
  fc.double({ min: -MOST_MS, max: MOST_MS, noNaN: true }),
  fc.integer({ min: -MOST_MS, max: MOST_MS }),
  // Within one second, of which the text is kept.
  fc.integer({ min: -3_000, max: 3_000 }),
);

describe("a moment", () => {
  it("reads as the engine writes it, whichever moments were told before", () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1 }), (moments) => {
        for (const ms of moments) {
          expect(instantFromMs(ms)).toBe(new Date(ms).toISOString());
          expect(msFromInstant(instantFromMs(ms))).toBe(Math.trunc(ms) + 0);
        }
      }),
    );
  });

  it("is told of no moment that there is not", () => {
    for (const ms of [Number.NaN, Infinity, MOST_MS + 1_000]) expect(() => instantFromMs(ms)).toThrow(RangeError);
  });
});
