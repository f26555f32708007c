import { expect, it } from "vitest";
import { orderNumberOf, yearInRiyadh } from "./order-number";

it("turns the year of orders when Riyadh does", () => {
  expect(yearInRiyadh("2026-12-31T20:59:59.999Z")).toBe(2026);
  expect(yearInRiyadh("2026-12-31T21:00:00.000Z")).toBe(2027);
});

it("calls the 42nd order of a year NQ-1042", () => expect(orderNumberOf(42)).toBe("NQ-1042"));
