import { BIO_WAYS } from "@naqsh/shared/account";
import { describe, expect, it } from "vitest";
import { composedBio } from "./composed-bio";

const fields = {
  currentBio: "أرسم منذ الصغر. أرسم منذ الصغر.",
  artStyle: "الخط الكوفي، الرسم المائي",
  interests: "الصحراء، العمارة النجدية",
};
const nothingTold = { currentBio: "", artStyle: "", interests: "" };

/** Words that would have to agree with the gender or the number of what a field says, and a "by" that is cut off from its noun. */
const AGREEING = /يشغلن|تشغلن|ومن[هـ]|إلي[هـ]|في[هـ] |بـ/u;

describe("a composed bio", () => {
  it("knows the ways of the specification, and a short one", () => {
    expect(BIO_WAYS).toEqual(["generate", "improve", "professional", "creative", "minimal"]);
  });

  it.each(BIO_WAYS)("is written in Arabic from the fields alone, each way: %s", (enhancement) => {
    const bio = composedBio({ ...fields, enhancement });
    expect(bio).toMatch(/[\u0600-\u06ff]/);
    expect(bio).not.toMatch(/[A-Za-z]|undefined|\s{2}/);
    expect(bio.length).toBeLessThanOrEqual(1500);
  });

  it.each(BIO_WAYS.filter((way) => way !== "improve"))(
    "says something also where nothing is told: %s",
    (enhancement) => {
      expect(composedBio({ ...nothingTold, enhancement })).not.toBe("");
    },
  );

  it.each([fields, { ...fields, currentBio: "" }])("differs by its way: %j", (told) => {
    const bios = BIO_WAYS.map((enhancement) => composedBio({ ...told, enhancement }));
    expect(new Set(bios).size).toBe(BIO_WAYS.length);
  });

  it.each(BIO_WAYS)("reads well whatever a field's gender and number: %s", (enhancement) => {
    const bio = composedBio({ ...fields, enhancement });
    expect(bio).not.toMatch(AGREEING);
    expect(bio).toContain("الخط الكوفي والرسم المائي");
    expect(bio).toContain("الصحراء والعمارة النجدية");
  });

  it("has its own words for each way", () => {
    const told = { currentBio: "", artStyle: "الخط الكوفي", interests: "الصحراء" };
    expect(BIO_WAYS.map((enhancement) => composedBio({ ...told, enhancement }))).toEqual([
      "أسلوبي الفني: الخط الكوفي. أستلهم من الصحراء. أرى في كل عمل بداية جديدة.",
      "أسلوبي الفني: الخط الكوفي. من اهتماماتي: الصحراء.",
      "مجالي الفني: الخط الكوفي. محاور اهتمامي: الصحراء. أعطي كل مرحلة من العمل وقتها، من الفكرة إلى اللمسة الأخيرة. أرحّب بكل سؤال عن الأعمال وتفاصيلها.",
      "بين الفكرة واليد: الخط الكوفي، وفي العين ضوء يبحث عن شكله. من الصحراء أستعير الحكاية، وأتركها على السطح أثرًا. كل عمل سؤال، وكل لون محاولة للجواب.",
      "الخط الكوفي · الصحراء",
    ]);
  });

  it("improves by saying each sentence once, and what the fields add", () => {
    const bio = composedBio({ ...fields, enhancement: "improve" });
    expect(bio.match(/أرسم منذ الصغر/g)).toHaveLength(1);
    expect(bio).toContain("الخط الكوفي والرسم المائي");
  });
});
