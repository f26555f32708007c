import fc from "fast-check";
import { expect, it } from "vitest";
import { instantFromMs } from "./instant";
import { riyadhDayOf, riyadhTimeOf } from "./riyadh-day";

const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Riyadh" });

it("names the day that a calendar in Riyadh shows", () => {
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  const isThatDay = fc.property(moments, (ms) => {
    expect(riyadhDayOf(instantFromMs(ms))).toBe(day.format(ms));
  });
  fc.assert(isThatDay);
});

it.each([
  { at: "2026-12-31T20:59:59.999Z", named: "2026-12-31" },
  { at: "2026-12-31T21:00:00.000Z", named: "2027-01-01" },
])("begins a day at midnight of Riyadh, so $at is of $named", ({ at, named }) => {
  expect(riyadhDayOf(at)).toBe(named);
});

it("tells a moment by Riyadh's clock, with its offset", () => {
  expect(riyadhTimeOf("2026-03-01T21:30:07.250Z")).toBe("2026-03-02T00:30:07+03:00");
  const seconds = fc.integer({ min: Date.UTC(2020, 0) / 1_000, max: Date.UTC(2040, 0) / 1_000 });
  const isThatMoment = fc.property(seconds, (at) => {
    const told = riyadhTimeOf(instantFromMs(at * 1_000));
    expect([Date.parse(told), told.slice(0, 10)]).toEqual([at * 1_000, day.format(at * 1_000)]);
  });
  fc.assert(isThatMoment);
});
