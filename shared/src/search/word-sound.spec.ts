import { expect, it } from "vitest";
import { begunLikeness, wordSound } from "./word-sound";

const likeness = (begun: string, whole: string): number => begunLikeness(wordSound(begun), wordSound(whole));

it.each([
  ["noo", "نوره"],
  ["nour", "نوره"],
  ["salm", "سلمي"],
  ["khali", "خالد"],
  ["سلم", "salma"],
  ["يوس", "yousef"],
])("%s sounds as the beginning of %s", (begun, whole) => {
  expect(likeness(begun, whole)).toBeGreaterThanOrEqual(0.6);
});

it("hears a short vowel that Arabic does not write, and no other in the place of one that it does", () => {
  expect(likeness("daw", "ضوء")).toBeGreaterThan(0.6);
  expect(likeness("daw", "ذاكره")).toBe(0);
  expect(likeness("noo", "نبيل")).toBeLessThan(0.6);
  expect(likeness("salma", "سلمي")).toBeGreaterThan(0.5);
});
