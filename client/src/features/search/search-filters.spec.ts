import { expect, it } from "vitest";
import { searchFiltersFrom, searchQueryOf, withSearchFilters } from "./search-filters";

it("reads the address and writes it back, and leaves out what is as it begins", () => {
  const address = new URLSearchParams("query=نخيل&category=painting&maxPrice=2000&aiRecommend=true&tab=artists");
  const filters = searchFiltersFrom(address);
  expect(searchQueryOf(filters)).toEqual({
    query: "نخيل",
    category: "painting",
    maxPrice: "2000",
    aiRecommend: "true",
  });
  expect(withSearchFilters(address, { category: null, aiRecommend: false, maxPrice: 10_000 }).toString()).toBe(
    new URLSearchParams("tab=artists&query=نخيل").toString(),
  );
});

it("passes over what nobody could choose", () => {
  const filters = searchFiltersFrom(new URLSearchParams("category=spoons&minPrice=-3&colour=plaid&maxPrice=x"));
  expect(searchQueryOf(filters)).toEqual({});
});
