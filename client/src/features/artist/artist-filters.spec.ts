import { expect, it } from "vitest";
import { artistFiltersFrom, searchOfArtists, withArtistFilters } from "./artist-filters";

it("reads an address, and leaves out what it does not know", () => {
  const filters = artistFiltersFrom(new URLSearchParams("q=huda&region=asir&discipline=ships&sort=newest"));
  expect(filters).toEqual({ q: "huda", region: "asir", discipline: "", sort: "newest" });
  expect(searchOfArtists(filters)).toBe("q=huda&region=asir&sort=newest");
});

it("says nothing of what is as usual, and keeps the rest of the address", () => {
  const before = new URLSearchParams("lang=en&q=huda");
  expect(withArtistFilters(before, { q: "", sort: "popular", region: "hail" }).toString()).toBe("lang=en&region=hail");
});

it("begins another list at its beginning", () => {
  const before = new URLSearchParams("region=asir&cursor=c1");
  expect(withArtistFilters(before, { region: "hail" }).toString()).toBe("region=hail");
});
