import {
  ARTWORK_CATEGORIES,
  ARTWORK_COLOURS,
  ARTWORK_ORIENTATIONS,
  ARTWORK_SIZES,
  ArtworksQuery,
} from "@naqsh/shared/artwork";
import { SAUDI_REGIONS } from "@naqsh/shared/kernel/saudi-regions";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { countOfFilters, noFilters, OFFERS, searchOf, SORTS, type MarketFilters } from "./market-filters";
import { filtersFrom, parametersWith, unreadIn } from "./market-address";

const filters: fc.Arbitrary<MarketFilters> = fc.record({
  q: fc.string(),
  category: fc.option(fc.constantFrom(...ARTWORK_CATEGORIES)),
  colour: fc.option(fc.constantFrom(...ARTWORK_COLOURS)),
  medium: fc.string(),
  region: fc.option(fc.constantFrom(...SAUDI_REGIONS)),
  size: fc.option(fc.constantFrom(...ARTWORK_SIZES)),
  orientation: fc.option(fc.constantFrom(...ARTWORK_ORIENTATIONS)),
  isVerified: fc.boolean(),
  minPrice: fc.integer({ min: 0, max: 10_000 }),
  maxPrice: fc.integer({ min: 0, max: 10_000 }),
  offer: fc.constantFrom(...OFFERS),
  sort: fc.constantFrom(...SORTS),
});

it("reads back from the address what it wrote there", () => {
  fc.assert(
    fc.property(filters, (written) => {
      const address = parametersWith(new URLSearchParams(), written).toString();
      expect(filtersFrom(new URLSearchParams(address))).toEqual(written);
    }),
  );
});

it("makes filters of any address", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (category, min, sort) => {
      const read = filtersFrom(new URLSearchParams({ category, min, sort }));
      expect(read.minPrice).toBeGreaterThanOrEqual(0);
      expect(SORTS).toContain(read.sort);
    }),
  );
});

it.each([0, 1, 199, 200, 201, 5_000])("asks of %d letters in an address only what the server takes", (letters) => {
  const words = "ن".repeat(letters);
  const asked = searchOf(filtersFrom(new URLSearchParams({ q: words, medium: words })));
  expect(ArtworksQuery.safeParse(Object.fromEntries(new URLSearchParams(asked))).success).toBe(true);
});

it("asks the server only for what narrows the list", () => {
  expect(searchOf(noFilters)).toBe("limit=24");
  const narrowed: MarketFilters = {
    ...noFilters,
    q: " نور ",
    category: "painting",
    colour: "blue",
    minPrice: 100,
    offer: "auction",
    sort: "oldest",
  };
  expect(searchOf(narrowed)).toBe(
    `q=${encodeURIComponent("نور")}&category=painting&colour=blue&minPrice=100&isAuction=true&sort=oldest&limit=24`,
  );
});

it("leaves an address without filters bare, and keeps what is not a filter", () => {
  const address = parametersWith(new URLSearchParams("view=list&category=painting"), noFilters);
  expect(address.toString()).toBe("view=list");
});

it("counts a price range as one filter and the order as none", () => {
  expect(countOfFilters({ ...noFilters, minPrice: 100, maxPrice: 200, sort: "oldest" })).toBe(1);
});

it.each([
  ["category=spoons&size=small&sort=dearest", ["category", "sort"]],
  ["min=-3&max=x&offer=gift&region=mars&colour=plaid&orientation=round&size=huge", null],
  ["category=&offer=all&sort=newest&min=0&max=10000&q=spoons&medium=spoons", []],
])("knows which filters of an address are none: %s", (address, unread) => {
  const parameters = new URLSearchParams(address);
  const found = unreadIn(parameters, filtersFrom(parameters));
  expect(found.toSorted()).toEqual((unread ?? [...parameters.keys()]).toSorted());
});

it("names none of the filters that it wrote itself", () => {
  fc.assert(
    fc.property(filters, (written) => {
      const parameters = parametersWith(new URLSearchParams(), written);
      expect(unreadIn(parameters, filtersFrom(parameters))).toEqual([]);
    }),
  );
});
