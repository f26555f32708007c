import * as fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson, canonicalPieces } from "./canonical-json";
import type { Json } from "./canonical-json";

it("is the same text in pieces as at once, whatever the order of its names", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const text = canonicalJson(value);
      expect([...canonicalPieces(value)].join("")).toBe(text);
      expect(canonicalJson(Object.fromEntries(Object.entries(value).toReversed()) as Json)).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
