import fc from "fast-check";
import { expect, it } from "vitest";
import { excerptOf } from "./excerpt";

it("is the text itself while it fits, on one line", () => {
  expect(excerptOf(" نخيل\n\n الأحساء ", 20)).toBe("نخيل الأحساء");
  expect(excerptOf("", 20)).toBe("");
});

it("ends after a whole word, without the point that stood there", () => {
  expect(excerptOf("Palms stand at the well, and wait.", 26)).toBe("Palms stand at the well…");
  expect(excerptOf("قوسٌ بعد قوس، والضوء بينها.", 16)).toBe("قوسٌ بعد قوس…");
});

it("cuts a word that has no end, between letters", () => {
  expect(excerptOf("🌴".repeat(9), 4)).toBe("🌴🌴🌴…");
});

it("is never longer than was asked", () => {
  const texts = fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, most) => {
    expect(Array.from(excerptOf(text, most)).length).toBeLessThanOrEqual(most);
  });
  fc.assert(texts);
});
