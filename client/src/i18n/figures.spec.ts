import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figuresOf } from "./figures";

const KINDS = [
  ["ar", "arabic", "ar-SA-u-nu-arab"],
  ["ar", "latin", "ar-SA-u-nu-latn"],
  ["en", "latin", "en-SA-u-nu-latn"],
] as const;

/** The engine parts a figure from its unit by spaces of several kinds. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe.each(KINDS)("figures in %s with %s digits", (language, digits, locale) => {
  const figures = figuresOf(language, digits);
  const fixed = (fractions: number) => ({ minimumFractionDigits: fractions, maximumFractionDigits: fractions });

  it("are counts as the engine writes them", () => {
    const engine = new Intl.NumberFormat(locale);
    fc.assert(fc.property(fc.maxSafeNat(), (value) => figures.count(value) === engine.format(value)));
  });

  it("are amounts as the engine writes them", () => {
    const named = { style: "currency", currency: "SAR", currencyDisplay: "name" } as const;
    fc.assert(
      fc.property(fc.oneof(fc.nat({ max: 500 }), fc.nat()), (halalas) => {
        const fractions = fixed(halalas % 100 === 0 ? 0 : 2);
        const money = new Intl.NumberFormat(locale, { ...named, ...fractions });
        expect(figures.amount(halalas)).toBe(new Intl.NumberFormat(locale, fractions).format(halalas / 100));
        expect(figures.moneyText(halalas)).toBe(plain(money.format(halalas / 100)));
      }),
    );
  });

  it("are left to the engine below zero and between two counts", () => {
    expect([figures.count(-1), figures.count(0.5), figures.amount(-100), figures.moneyText(0.1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
