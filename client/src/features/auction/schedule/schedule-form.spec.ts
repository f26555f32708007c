import { describe, expect, it } from "vitest";
import { instantFromRiyadhInput, riyadhClock, riyadhInputFrom } from "../../../lib/riyadh-time";
import { bodyFrom, faultsOf, type ScheduleForm } from "./schedule-form";

const NOW = Date.parse("2026-11-21T09:00:00.000Z");
const WORK = "22222222-2222-4222-8222-222222222222";

const form = (over: Partial<ScheduleForm> = {}): ScheduleForm => ({
  openingPrice: 5_000_00,
  reserve: null,
  estimateLow: null,
  estimateHigh: null,
  startsAt: "2026-11-22T20:00",
  endsAt: "2026-11-25T20:00",
  minBidIncrement: 50_00,
  incrementPolicy: "standard-1",
  ...over,
});

describe("Riyadh's time", () => {
  it("is read and shown as such whatever the device's zone is", () => {
    expect(instantFromRiyadhInput("2026-11-22T20:00")).toBe("2026-11-22T17:00:00.000Z");
    expect(instantFromRiyadhInput("2026-11-22T01:30")).toBe("2026-11-21T22:30:00.000Z");
    expect(riyadhInputFrom(Date.parse("2026-11-21T22:30:00.000Z"))).toBe("2026-11-22T01:30");
    expect(riyadhClock("2026-11-21T18:04:37.120Z")).toBe("21:04:37.120");
  });

  it("is nothing where the input is not a time", () => {
    for (const text of ["", "2026-11-22", "2026-13-40T20:00"]) expect(instantFromRiyadhInput(text)).toBeNull();
  });
});

describe("the form of an auction", () => {
  it("makes the command's body, in whole riyals and UTC", () => {
    expect(faultsOf(form(), NOW)).toEqual({});
    expect(bodyFrom(WORK, form({ reserve: 7_000_00 }))).toMatchObject({
      artworkId: WORK,
      openingPrice: 5000,
      reserve: 7000,
      startsAt: "2026-11-22T17:00:00.000Z",
      endsAt: "2026-11-25T17:00:00.000Z",
      minBidIncrement: 50,
      incrementPolicy: "standard-1",
    });
  });

  it.each<[Partial<ScheduleForm>, object]>([
    [{ openingPrice: null }, { openingPrice: "amountMissing" }],
    [{ openingPrice: 5_000_50 }, { openingPrice: "wholeRiyals" }],
    [{ reserve: 4_999_00 }, { reserve: "reserveBelowOpening" }],
    [{ estimateLow: 6_000_00 }, { estimateHigh: "estimateHalf" }],
    [{ estimateLow: 6_000_00, estimateHigh: 5_000_00 }, { estimateHigh: "estimateOrder" }],
    [{ startsAt: "2026-11-21T11:59" }, { startsAt: "startPast" }],
    [{ endsAt: "2026-11-22T20:04" }, { endsAt: "tooShort" }],
    [{ endsAt: "2026-12-22T20:01" }, { endsAt: "tooLong" }],
    [{ startsAt: "" }, { startsAt: "timeMissing" }],
  ])("names the fault of %o", (over, faults) => {
    expect(faultsOf(form(over), NOW)).toEqual(faults);
  });
});
