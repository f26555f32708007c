import { expect, it } from "vitest";
import { foldArabic } from "./arabic-fold";

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
