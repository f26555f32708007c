import fc from "fast-check";
import { expect, it } from "vitest";
import { writtenList } from "./written-lists";

it.each(["ar", "en"] as const)("joins words in %s as the engine does", (language) => {
  const engine = new Intl.ListFormat(`${language}-SA`, { type: "conjunction" });
  fc.assert(
    fc.property(fc.array(fc.string()), (items) => {
      expect(writtenList(language, items)).toBe(engine.format(items));
    }),
  );
});
