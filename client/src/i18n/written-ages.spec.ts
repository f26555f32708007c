import { expect, it } from "vitest";
import { writtenAges } from "./written-ages";

it.each([
  ["ar", "arabic", "ar-SA-u-nu-arab"],
  ["ar", "latin", "ar-SA-u-nu-latn"],
  ["en", "latin", "en-SA-u-nu-latn"],
] as const)("writes the ages of the last hour in %s with %s digits as the engine does", (language, digits, locale) => {
  const engine = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const age = writtenAges(language, digits);
  for (const unit of ["second", "minute"] as const)
    for (let count = 1; count < 60; count += 1) expect(age(count, unit)).toBe(engine.format(-count, unit));
  expect([age(0, "second"), age(60, "minute"), age(1, "hour"), age(-1, "minute")]).toEqual([null, null, null, null]);
});
