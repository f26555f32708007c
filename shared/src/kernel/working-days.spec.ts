import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, msBetween } from "./instant";
import { riyadhDayOf } from "./riyadh-day";
import { afterWorkingDays, isWorkingDay } from "./working-days";

const DAY_MS = 24 * 60 * 60 * 1000;
const instants = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
const holidays = fc.array(instants.map(riyadhDayOf), { maxLength: 30 });

describe("working days", () => {
  it.each([
    // 2026-03-01 is a Sunday.
    ["2026-03-01T09:00:00.000Z", 0, [], "2026-03-01T09:00:00.000Z"],
    ["2026-03-01T09:00:00.000Z", 1, [], "2026-03-02T09:00:00.000Z"],
    ["2026-03-05T09:00:00.000Z", 1, [], "2026-03-08T09:00:00.000Z"],
    ["2026-03-05T09:00:00.000Z", 1, ["2026-03-08", "2026-03-09"], "2026-03-10T09:00:00.000Z"],
    ["2026-03-01T09:00:00.000Z", 15, [], "2026-03-22T09:00:00.000Z"],
    // In Riyadh it is Sunday already, so that Monday is the first day.
    ["2026-02-28T21:30:00.000Z", 1, [], "2026-03-01T21:30:00.000Z"],
  ])("after %s, %i of them without %j, end at %s", (from, count, without, end) => {
    expect(afterWorkingDays(from, count, without)).toBe(end);
  });

  it("are Sunday to Thursday, less the holidays", () => {
    const week = ["01", "02", "03", "04", "05", "06", "07"].map((day) => `2026-03-${day}`);
    expect(week.filter((day) => isWorkingDay(day, []))).toEqual(week.slice(0, 5));
    expect(week.filter((day) => isWorkingDay(day, ["2026-03-03"]))).toHaveLength(4);
  });

  it("are as many as asked for, end on one of them, and a holiday more never ends them sooner", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 20 }), holidays, (from, count, without) => {
        const end = afterWorkingDays(from, count, without);
        const days = Array.from({ length: msBetween(from, end) / DAY_MS }, (_, nth) =>
          riyadhDayOf(after(from, (nth + 1) * DAY_MS)),
        );
        expect(days.filter((day) => isWorkingDay(day, without))).toHaveLength(count);
        expect(isWorkingDay(riyadhDayOf(end), without)).toBe(true);
        expect(end >= afterWorkingDays(from, count, without.slice(1))).toBe(true);
      }),
    );
  });
});
