import { expect, it } from "vitest";
import { foldArabic, searchWords, withoutJoiningLetter } from "./arabic-fold";

it.each([
  ["نَوْل جدّتي", "نول جدتي"],
  ["إضاءة", "اضاءه"],
  ["لوحة", "لوحه"],
  ["منحنى", "منحني"],
  ["الـــخط", "الخط"],
  ["١٢٥", "125"],
  ["  Gates  of LIGHT ", "gates of light"],
])("reads %s as %s", (text, folded) => {
  expect(foldArabic(text)).toBe(folded);
});

it.each([
  ["الخطّ والرسم", ["خط", "رسم"]],
  ["ضوء الرَّوشان، ضوء", ["ضوء", "روشان"]],
  ["My Grandmother's Loom", ["my", "grandmother", "s", "loom"]],
  ["ال", ["ال"]],
  [" ، ", []],
])("searches %s as %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

it("knows a word without the letter that may join it to the one before", () => {
  expect(withoutJoiningLetter("ونخيل")).toBe("نخيل");
  expect(withoutJoiningLetter("نخيل")).toBeNull();
  expect(withoutJoiningLetter("ود")).toBeNull();
});
