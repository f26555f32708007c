import fc from "fast-check";
import { expect, it } from "vitest";
import { createFormats } from "../../../i18n/format";
import { lastChangeOfText, momentText } from "./moment-text";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-23T20:59:30.000Z");
const format = createFormats("en", "latin");

it("says the same at the last change as now", () => {
  const ages = fc.oneof(fc.integer({ min: 0, max: 2 * 3_600_000 }), fc.integer({ min: 0, max: 9 * DAY_MS }));
  const nows = fc.integer({ min: NOW, max: NOW + 2 * DAY_MS });
  fc.assert(
    fc.property(ages, nows, (age, now) => {
      const moment = now - age;
      const changed = lastChangeOfText(moment, now);
      expect(changed).toBeLessThanOrEqual(now);
      expect(momentText(moment, changed, format)).toBe(momentText(moment, now, format));
    }),
  );
});

it("changes once a minute in the first hour, and once an hour after it", () => {
  const changesWithin = (age: number, seconds: number): number => {
    const moments = Array.from({ length: seconds }, (_, second) => lastChangeOfText(NOW - age, NOW + second * 1_000));
    return new Set(moments).size;
  };
  expect(changesWithin(30_000, 10)).toBe(10);
  expect(changesWithin(5 * 60_000, 60)).toBe(1);
  expect(changesWithin(3 * 3_600_000, 3_600)).toBe(2);
});
