import { expect, it } from "vitest";
import { filtersFrom, withFilter } from "./order-filters";

it.each([
  ["", { status: null, waitsFor: null }],
  ["status=shipped", { status: "shipped", waitsFor: null }],
  ["status=lost", { status: null, waitsFor: null }],
  ["waits=artist&status=shipped", { status: null, waitsFor: "artist" }],
])("reads %j from the address", (query, filters) => {
  expect(filtersFrom(new URLSearchParams(query))).toEqual(filters);
});

it("keeps one filter at a time, and the tab beside it", () => {
  const before = new URLSearchParams("tab=orders&status=shipped");
  expect(withFilter(before, { status: null, waitsFor: "buyer" }).toString()).toBe("tab=orders&waits=buyer");
  expect(withFilter(before, { status: null, waitsFor: null }).toString()).toBe("tab=orders");
});
