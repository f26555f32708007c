import { ARTWORK_CATEGORIES, ARTWORK_COLOURS } from "@naqsh/shared/artwork";
import fc from "fast-check";
import { expect, it } from "vitest";
import { savedQuestionFrom, searchFiltersFrom } from "../search-filters";
import { savedSearchAddress } from "./saved-search-address";

const asked = fc.record(
  {
    q: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== ""),
    category: fc.constantFrom(...ARTWORK_CATEGORIES),
    colour: fc.constantFrom(...ARTWORK_COLOURS),
    minPrice: fc.integer({ min: 1, max: 5_000 }),
    maxPrice: fc.integer({ min: 5_000, max: 9_999 }),
  },
  { requiredKeys: [] },
);

it("a saved search is open again as it was saved", () => {
  fc.assert(
    fc.property(asked, (question) => {
      const { searchParams } = new URL(savedSearchAddress({ place: "search", question }), "https://naqsh.example");
      expect(savedQuestionFrom(searchFiltersFrom(searchParams))).toEqual(question);
    }),
  );
});

it("one of the marketplace has the marketplace's words for it", () => {
  expect(savedSearchAddress({ place: "marketplace", question: { q: "نخل", minPrice: 500, forSale: "true" } })).toBe(
    `/marketplace?q=${encodeURIComponent("نخل")}&min=500&offer=sale`,
  );
});
