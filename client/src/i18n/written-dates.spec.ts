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
  weekdayTime: { weekday: "short", hour: "numeric", minute: "2-digit" },
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Midnight in Riyadh, at the beginning of the years 1441 and 1501. */
const KNOWN = { from: Date.UTC(2019, 7, 30, 21), until: Date.UTC(2077, 10, 16, 21) };

/** Engines part the halves of a day by spaces of several kinds. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe.each(KINDS)("dates in %s with %s digits", (language, digits, locale) => {
  const dates = writtenDates(language, digits);

  it.each(["date", "shortDate", "time", "exactTime", "weekdayTime"] as const)(
    "have a %s as the engine writes it",
    (kind) => {
      const engine = new Intl.DateTimeFormat(locale, { timeZone: "Asia/Riyadh", ...OPTIONS[kind] });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) - 1 }), (ms) => {
          expect(dates[kind](ms)).toBe(plain(engine.format(ms)));
        }),
      );
    },
  );

  it("have a Hijri date as the engine writes it", () => {
    const engine = new Intl.DateTimeFormat(locale.replace("gregory", "islamic-umalqura"), {
      timeZone: "Asia/Riyadh",
      ...OPTIONS.date,
    });
    for (let ms = KNOWN.from; ms < KNOWN.until; ms += DAY_MS) {
      const moment = ms + (((ms / 1000) * 17) % DAY_MS);
      expect(dates.hijri(moment)).toBe(plain(engine.format(moment)));
    }
    expect([dates.hijri(KNOWN.from - 1), dates.hijri(KNOWN.until)]).toEqual([null, null]);
  });

  it("are left to the engine in other centuries", () => {
    expect([dates.date(-1), dates.time(Date.UTC(2100, 0)), dates.exactTime(Number.NaN)]).toEqual([null, null, null]);
  });
});
