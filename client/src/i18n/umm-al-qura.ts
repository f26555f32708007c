const FIRST_YEAR = 1441;
/** 1 Muharram 1441 (31 August 2019), in days since the epoch. */
const FIRST_DAY = 18_139;
const LETTERS = 3;
const MONTHS = 12;
/**
 * The years from 1441 to 1500, three letters in base 36 for each: a bit for every month of thirty days, the lowest is Muharram's.
 * Source: the Umm al-Qura calendar as ICU has it.
 */
const LONG_MONTHS =
  "14l14a2mt23e1ta0ha1252561ck1b927b2190x912l28q1g430p2vm2li21i0nq1bp2ay2aa2791aj23f12225614k2p528i23e1120hi12t25u1ck1bd11x0j10xp1x612s29528i23910t21p0yi2551bm2vp2sq2hi1ta23x12i2n92mi";

/** A day of the Umm al-Qura calendar; `month` counts from 0. */
export type HijriDay = { year: number; month: number; day: number };

const daysOf = (months: number, month: number): number => 29 + ((months >> month) & 1);

/** The Hijri date of a day, which is counted from the epoch; null outside of the years 1441 to 1500 (2019 to 2077). */
export const hijriDay = (epochDay: number): HijriDay | null => {
  let left = epochDay - FIRST_DAY;
  if (!(left >= 0)) return null;
  for (let at = 0; at < LONG_MONTHS.length; at += LETTERS) {
    const months = Number.parseInt(LONG_MONTHS.slice(at, at + LETTERS), 36);
    for (let month = 0; month < MONTHS; month += 1) {
      const days = daysOf(months, month);
      if (left < days) return { year: FIRST_YEAR + at / LETTERS, month, day: left + 1 };
      left -= days;
    }
  }
  return null;
};
