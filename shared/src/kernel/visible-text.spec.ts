import fc from "fast-check";
import { expect, it } from "vitest";
import { visibleText } from "./visible-text";

it("keeps words of any script, joiners within them, emoji and line breaks", () => {
  for (const text of [
    "نخيل الأحساء",
    "مُحَمَّد",
    "می\u200Cخواهم",
    "Café Ünïcode",
    "👩\u200D🎨",
    "one\n\ttwo",
    "٤٠ سم",
    "«—»",
    "آية ۝ ١",
    "100 \u20C1",
  ]) {
    expect(visibleText(text)).toBe(text);
  }
});

it("drops what turns the page's direction, and what nobody sees", () => {
  expect(visibleText("safe\u202Eevil\u202C\u2066x\u2069")).toBe("safeevilx");
  expect(visibleText("a\u200Bb\uFEFFc\u0000d\u2060e\u00ADf")).toBe("abcdef");
  expect(visibleText("half \uD800 a pair")).toBe("half  a pair");
});

it("leaves nothing of a text that shows nothing", () => {
  for (const text of ["\u200B", "\u200D\u200C", "\u202E", " \u2800 ", "\u3164", "\u0301", ""]) {
    expect(visibleText(text)).toBe("");
  }
});

it("does to a text that it has cleaned nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text));
    }),
  );
});
