import { BIO_WAYS } from "@naqsh/shared/account";
import { describe, expect, it } from "vitest";
import { composedBio } from "./composed-bio";

const fields = {
  currentBio: "أرسم منذ الصغر. أرسم منذ الصغر.",
  artStyle: "الخط الكوفي، الرسم المائي",
  interests: "الصحراء",
};

describe("a composed bio", () => {
  it.each(BIO_WAYS)("is written in Arabic from the fields alone, each way: %s", (enhancement) => {
    const bio = composedBio({ ...fields, enhancement });
    expect(bio).toMatch(/[\u0600-\u06ff]/);
    expect(bio).not.toMatch(/[A-Za-z]|undefined|\s{2}/);
    expect(bio.length).toBeLessThanOrEqual(1500);
  });

  it.each(BIO_WAYS.filter((way) => way !== "improve"))(
    "says something also where nothing is told: %s",
    (enhancement) => {
      expect(composedBio({ enhancement, currentBio: "", artStyle: "", interests: "" })).not.toBe("");
    },
  );

  it("improves by saying each sentence once, and what the fields add", () => {
    const bio = composedBio({ ...fields, enhancement: "improve" });
    expect(bio.match(/أرسم منذ الصغر/g)).toHaveLength(1);
    expect(bio).toContain("الخط الكوفي والرسم المائي");
  });
});
