import { ARTWORK_CATEGORIES, DESCRIPTION_WAYS } from "@naqsh/shared/artwork";
import { describe, expect, it } from "vitest";
import { composedDescription } from "./composed-description";

const fields = {
  title: "نخيل",
  category: "painting",
  medium: "زيت، قماش",
  dimensions: "60 × 80 سم",
  currentDescription: "رُسمت في الأحساء. رُسمت في الأحساء.",
} as const;

describe("a composed description", () => {
  it.each(DESCRIPTION_WAYS)("is written in Arabic from the fields alone, each way: %s", (enhancement) => {
    const text = composedDescription({ ...fields, enhancement }, 5000);
    expect(text).toMatch(/[\u0600-\u06ff]/);
    expect(text).not.toMatch(/[A-Za-z]|undefined|\s{2}/);
    if (enhancement !== "improve") expect(text).toContain("نخيل");
  });

  it.each(DESCRIPTION_WAYS.filter((way) => way !== "improve"))("needs a title alone: %s", (enhancement) => {
    const asked = {
      title: "نخيل",
      category: "",
      medium: "",
      dimensions: "",
      currentDescription: "",
      enhancement,
    } as const;
    const text = composedDescription(asked, 5000);
    expect(text).toContain("نخيل");
    expect(text).not.toMatch(/الخامة|المقاس|خامته|مقاسه/);
  });

  it("hangs on a wall only what hangs, and gives others their size", () => {
    const HUNG = ["painting", "photography", "calligraphy"];
    for (const category of ARTWORK_CATEGORIES) {
      const text = composedDescription({ ...fields, category, enhancement: "detailed" }, 5000);
      expect(text).toContain("60 × 80 سم");
      expect(text.includes("جدارك"), category).toBe(HUNG.includes(category));
    }
  });

  it("improves by saying each sentence once, and what the fields add", () => {
    const text = composedDescription({ ...fields, enhancement: "improve" }, 5000);
    expect(text.match(/رُسمت في الأحساء/g)).toHaveLength(1);
    expect(text).toContain("زيت وقماش");
    expect(text).toContain("60 × 80 سم");
  });

  it.each(ARTWORK_CATEGORIES)("knows nothing of a hand that made it, and of its pace: %s", (category) => {
    const text = composedDescription({ ...fields, category, medium: "طباعة أرشيفية", enhancement: "poetic" }, 5000);
    expect(text).toContain("طباعة أرشيفية");
    expect(text).not.toMatch(/أثر|يدٍ|تمهّل/);
  });

  it("ends where the field ends", () => {
    expect(composedDescription({ ...fields, enhancement: "detailed" }, 20)).toHaveLength(20);
  });
});
