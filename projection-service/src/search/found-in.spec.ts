import { typedWords } from "@naqsh/shared/search";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detailsOf } from "../testing/story-events";
import { foundIn } from "./found-in";

const details = {
  ...detailsOf("سكون"),
  medium: "زيت على قماش",
  mediumEn: "Oil on canvas",
  tags: ["صحراء", "ليل"],
  description: "رُسمت في واحة الأحساء بين النخيل.",
  descriptionEn: null,
  culturalSignificance: null,
};
const given: Parameters<typeof foundIn>[1] = {
  title: "سكون",
  otherTitle: "Stillness",
  details,
  names: { name: "هدى القحطاني", latinName: "Huda" },
  toVisitors: null,
};
const inArabic = (query: string, more: Partial<typeof given> = {}) =>
  foundIn(typedWords(query), { ...given, ...more }, true);

const marked = (found: ReturnType<typeof inArabic>): string[] =>
  (found?.matched ?? []).map(({ start, end }) => found!.text!.slice(start, end));

describe("What a search found words in", () => {
  it("is nothing where the title has them all, or no text that is shown has the others", () => {
    expect(inArabic("السكون")).toBeNull();
    expect(inArabic("سكون في")).toBeNull();
    expect(inArabic("xylophone")).toBeNull();
  });

  it("is the text that comes first to a reader, in another form of the word too", () => {
    expect(inArabic("سكون نخلة")).toMatchObject({ field: "description" });
    expect(marked(inArabic("سكون نخلة"))).toEqual(["النخيل"]);
    expect(inArabic("صحراوي صحراء")).toMatchObject({ field: "tag", text: "صحراء" });
    expect(inArabic("قماش")).toMatchObject({ field: "medium", text: "زيت على قماش" });
    expect(foundIn(typedWords("canvas"), given, false)).toMatchObject({ field: "medium", text: "Oil on canvas" });
    expect(inArabic("stillness")).toMatchObject({ field: "title", text: "Stillness" });
  });

  it("may be a short text with another spelling, but marks no word of a long one that only looks like it", () => {
    expect(inArabic("هدا")).toMatchObject({ field: "artist", text: "هدى القحطاني" });
    expect(inArabic("البخيل")).toBeNull();
    const names = { name: "هدى القحطاني", latinName: null };
    expect(marked(inArabic("hudaa", { names }))).toEqual(["هدى"]);
  });

  it("is quoted to visitors as far as they may read, and named beyond that", () => {
    const toVisitors = { excerpt: "رُسمت في واحة…", excerptEn: null };
    expect(marked(inArabic("واحة", { toVisitors }))).toEqual(["واحة"]);
    expect(inArabic("النخيل", { toVisitors })).toEqual({ field: "description", text: null, matched: [] });
    expect(inArabic("صحراء", { toVisitors })).toEqual({ field: "tag", text: null, matched: [] });
  });

  it("is cut between words around the first, and marks it where it stands", () => {
    const words = fc.array(fc.constantFrom("رمل", "وادٍ", "عند", "الغروب،", "بيت\nقديم", "طين"), { maxLength: 60 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const description = [...before, "النخيل", ...after].join(" ");
        const found = inArabic("نخيل", { details: { ...details, description } });
        expect(marked(found)[0]).toBe("النخيل");
        expect(found!.text!.length).toBeLessThanOrEqual(142);
        const whole = ` ${description.replaceAll("\n", " ")} `;
        expect(whole).toContain(` ${found!.text!.replaceAll("…", "").trim()} `);
        expect(found!.text!.startsWith("…")).toBe(!whole.startsWith(` ${found!.text!.replaceAll("…", "")}`));
      }),
    );
  });
});
