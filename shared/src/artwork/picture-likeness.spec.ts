import fc from "fast-check";
import { expect, it } from "vitest";
import { FINGERPRINT_BITS, likenessBands, likenessDistance } from "./picture-likeness";

const layer = fc.stringMatching(/^[0-9a-f]{32}$/);
const fingerprint = fc.tuple(layer, layer, layer);

const flipped = (text: string, bit: number): string => {
  const at = Math.floor(bit / 4);
  const digit = (Number.parseInt(text[at]!, 16) ^ (1 << (bit % 4))).toString(16);
  return text.slice(0, at) + digit + text.slice(at + 1);
};

it("is as far from one as from the other, and no distance from itself", () => {
  fc.assert(
    fc.property(fingerprint, fingerprint, (one, other) => {
      const distance = likenessDistance(one, other);
      expect(distance).toBe(likenessDistance(other, one));
      expect(distance).toBeLessThanOrEqual(FINGERPRINT_BITS);
      expect(likenessDistance(one, one)).toBe(0);
    }),
  );
});

it("finds by a band whatever differs in up to 15 bits", () => {
  const bits = fc.uniqueArray(fc.nat({ max: FINGERPRINT_BITS - 1 }), { maxLength: 15 });
  fc.assert(
    fc.property(fingerprint, bits, ([whole, ...parts], changed) => {
      const other = [changed.reduce(flipped, whole)];
      expect(likenessDistance([whole], other)).toBe(changed.length);
      const bands = new Set(likenessBands([whole, ...parts]));
      expect(likenessBands(other).some((band) => bands.has(band))).toBe(true);
    }),
  );
});
