import { expect, it } from "vitest";
import {
  alikeQueryOf,
  countOfSearchFilters,
  savedQuestionFrom,
  searchFiltersFrom,
  searchQueryOf,
  withSearchFilters,
} from "./search-filters";

it("reads the address and writes it back, and leaves out what is as it begins", () => {
  const address = new URLSearchParams("query=نخيل&category=painting&maxPrice=2000&aiRecommend=true&tab=artists");
  const filters = searchFiltersFrom(address);
  expect(searchQueryOf(filters)).toEqual({
    query: "نخيل",
    category: "painting",
    maxPrice: "2000",
  });
  expect(filters.aiRecommend).toBe(true);
  expect(withSearchFilters(address, { category: null, aiRecommend: false, maxPrice: 10_000 }).toString()).toBe(
    new URLSearchParams("tab=artists&query=نخيل").toString(),
  );
});

it("keeps an order of the works in the address; it is no filter, and is not saved", () => {
  const filters = searchFiltersFrom(new URLSearchParams("query=نخيل&sort=price-low"));
  expect(searchQueryOf(filters)).toEqual({ query: "نخيل", sort: "price-low" });
  expect(countOfSearchFilters(filters)).toBe(0);
  expect(savedQuestionFrom(filters)).toEqual({ q: "نخيل" });
  expect(alikeQueryOf(filters, "0a")).toEqual({ look: "0a" });
  expect(withSearchFilters(new URLSearchParams("query=نخيل&sort=newest"), { sort: "best" }).toString()).toBe(
    new URLSearchParams("query=نخيل").toString(),
  );
});

it("passes over what nobody could choose", () => {
  const filters = searchFiltersFrom(
    new URLSearchParams("category=spoons&minPrice=-3&colour=plaid&maxPrice=x&sort=dearest"),
  );
  expect(searchQueryOf(filters)).toEqual({});
});

it("takes words as other sites write them, unless its own stand there, and writes them as its own", () => {
  const elsewhere = new URLSearchParams("q=نخيل&tab=artists");
  expect(searchFiltersFrom(elsewhere).query).toBe("نخيل");
  expect(searchFiltersFrom(new URLSearchParams("query=dune&q=نخيل")).query).toBe("dune");
  expect(searchFiltersFrom(new URLSearchParams("query=&q=نخيل")).query).toBe("");
  expect(withSearchFilters(elsewhere, { sort: "newest" }).toString()).toBe(
    new URLSearchParams("tab=artists&query=نخيل&sort=newest").toString(),
  );
});

it("begins another search at its beginning", () => {
  const address = new URLSearchParams("query=dune&tab=artworks&page=3");
  expect(withSearchFilters(address, { sort: "newest" }).toString()).toBe("tab=artworks&query=dune&sort=newest");
});
