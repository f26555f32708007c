import { expect, it } from "vitest";
import { regionOf, SAUDI_REGIONS } from "./saudi-regions";

it.each([
  ["الرياض", "riyadh"],
  ["جده، حي البلد", "makkah"],
  ["أبها", "asir"],
  ["ابها", "asir"],
  ["المدينة المنورة", "madinah"],
  ["Al Khobar", "eastern"],
  ["Al-Ahsa", "eastern"],
  ["AlUla", "madinah"],
  ["Hail", "hail"],
  ["London", null],
  ["", null],
])("finds the region of %s", (location, region) => {
  expect(regionOf(location)).toBe(region);
});

it("knows thirteen regions", () => {
  expect(new Set(SAUDI_REGIONS).size).toBe(13);
  expect(regionOf(null)).toBeNull();
});
