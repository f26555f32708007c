import { expect, it } from "vitest";
import { soughtTerm, writtenWords } from "./sought-term";

it.each([
  ["النّخلة ", "النخلة"],
  ["Palm & Dune", "Palm Dune"],
  ["عبد 🖕 الله", "عبد الله"],
  ["نخـــيل 🖕🖕🖕", "نخيل"],
  [`palm${"\u0301".repeat(50)}`, "palḿ"],
  ["e\u0301te\u0301", "été"],
  ["\u202Epalm\u200B", "palm"],
  ["٣ نخلات", "٣ نخلات"],
  ["Al Khobar", "Al Khobar"],
  ["fort of al-Ula 🖕", "fort of al-Ula"],
  ["al al 🖕 Khobar el", "al Khobar"],
])("reads as its words: %s", (query, written) => {
  expect(writtenWords(query)).toBe(written);
});

it("is the same term as those words, so that what reads alike is counted together", () => {
  for (const query of ["النّخلة 🖕", "عبد 🖕 الله", "Palm & Dune", "Al-Khobar", "El Abd Allah"])
    expect(soughtTerm(writtenWords(query))).toBe(soughtTerm(query));
});

it("is no term where nothing can be seen, or what is written short is long", () => {
  for (const query of ["🖕🖕", "\u0301\u0301", "\u3164\u3164", "ﷺ".repeat(7)]) expect(soughtTerm(query)).toBeNull();
});
