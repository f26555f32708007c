import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referencesIn, transferReferenceOf } from "./transfer-reference";

const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const references = fc.uuid().map(transferReferenceOf);
const lettersOf = (reference: string): string => reference.slice("NQ-".length).replaceAll("-", "");
const arabic = (text: string): string => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));

describe("a transfer's reference", () => {
  it("is the same for a payment always, and readable", () => {
    const reference = transferReferenceOf("0c0e3c1a-0000-5000-8000-000000000001");
    expect(transferReferenceOf("0c0e3c1a-0000-5000-8000-000000000001")).toBe(reference);
    fc.assert(fc.property(references, (one) => /^NQ(-[2-9A-HJKMNP-Z]{4}){3}$/.test(one)));
  });

  it("is another one for each of 20,000 payments", () => {
    const all = Array.from({ length: 20_000 }, (_, nth) => transferReferenceOf(`payment ${nth}`));
    expect(new Set(all).size).toBe(all.length);
  });

  it("is found in what banks write around it, however it is spelled", () => {
    const noise = fc.constantFrom("", " ", "حوالة ", "TRF/", "سلمى العتيبي ", "-");
    fc.assert(
      fc.property(references, noise, noise, (reference, before, after) => {
        for (const spelled of [reference, reference.toLowerCase(), reference.replaceAll("-", " "), arabic(reference)])
          expect(referencesIn(before + spelled + after)).toContain(reference);
        expect(referencesIn(`${before}${lettersOf(reference)}${after}`)).toContain(reference);
      }),
    );
  });

  it("is not found where one letter is another, or two have changed places", () => {
    const place = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(references, place, place, fc.constantFrom(...LETTERS), (reference, one, other, letter) => {
        const letters = [...lettersOf(reference)];
        const mistaken = letters.with(one, letter);
        const swapped = letters.with(one, letters[other]!).with(other, letters[one]!);
        for (const wrong of [mistaken, swapped]) {
          if (wrong.join("") !== letters.join("")) expect(referencesIn(wrong.join(""))).toEqual([]);
        }
      }),
    );
  });
});
