import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writtenDates } from "./written-dates";

const KINDS = [
  ["ar", "arabic", "ar-SA-u-ca-gregory-nu-arab"],
  ["ar", "latin", "ar-SA-u-ca-gregory-nu-latn"],
  ["en", "latin", "en-SA-u-ca-gregory-nu-latn"],
] as const;

const OPTIONS = {
  date: { day: "numeric", month: "long", year: "numeric" },
  shortDate: { day: "numeric", month: "short" },
  time: { hour: "numeric", minute: "2-digit" },
  exactTime: { hour: "numeric", minute: "2-digit", second: "2-digit" },
} as const;

/** Engines part the halves of a day by spaces of several kinds. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe.each(KINDS)("dates in %s with %s digits", (language, digits, locale) => {
  const dates = writtenDates(language, digits);

  it.each(["date", "shortDate", "time", "exactTime"] as const)("have a %s as the engine writes it", (kind) => {
    const engine = new Intl.DateTimeFormat(locale, { timeZone: "Asia/Riyadh", ...OPTIONS[kind] });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) - 1 }), (ms) => {
        expect(dates[kind](ms)).toBe(plain(engine.format(ms)));
      }),
    );
  });

  it("are left to the engine in other centuries", () => {
    expect([dates.date(-1), dates.time(Date.UTC(2100, 0)), dates.exactTime(Number.NaN)]).toEqual([null, null, null]);
  });
});
