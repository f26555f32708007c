import type { Language } from "@naqsh/shared/kernel/language";
import type { Digits } from "./language";
import { figuresOf } from "./figures";

/** Riyadh keeps three hours ahead of UTC all year, and has since 1947. */
const AHEAD_MS = 3 * 60 * 60 * 1000;
const UNTIL_MS = Date.UTC(2100, 0);

const MONTHS: Readonly<Record<Language, string>> = {
  ar: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
  en: "January February March April May June July August September October November December",
};

/** Of ante and post meridiem. */
const HALVES: Readonly<Record<Language, readonly [string, string]>> = { ar: ["ص", "م"], en: ["AM", "PM"] };

type Written = (ms: number) => string | null;

/**
 * Gregorian dates and Riyadh's clock as `Intl` writes them, without it: the first date that the engine writes takes a slow phone
 * 140 ms, before which no page that shows one would be taken over. Null for moments of another century.
 */
export const writtenDates = (
  language: Language,
  digits: Digits,
): Readonly<Record<"date" | "shortDate" | "time" | "exactTime", Written>> => {
  const { written } = figuresOf(language, digits);
  const months = MONTHS[language].split(" ");
  const two = (part: number): string => String(part).padStart(2, "0");
  const write =
    (text: (there: Date) => string): Written =>
    (ms) =>
      ms >= 0 && ms < UNTIL_MS ? written(text(new Date(ms + AHEAD_MS))) : null;
  const clock = (hour: number, rest: string): string =>
    `${hour % 12 || 12}:${rest} ${HALVES[language][hour < 12 ? 0 : 1]}`;
  const dayOf = (there: Date): string => {
    const [day, month] = [there.getUTCDate(), months[there.getUTCMonth()]!];
    return language === "ar" ? `${day} ${month}` : `${month.slice(0, 3)} ${day}`;
  };
  const dateOf = (there: Date): string => {
    const [day, month] = [there.getUTCDate(), months[there.getUTCMonth()]!];
    return language === "ar"
      ? `${day} ${month} ${there.getUTCFullYear()}`
      : `${month} ${day}, ${there.getUTCFullYear()}`;
  };
  return {
    date: write(dateOf),
    shortDate: write(dayOf),
    time: write((there) => clock(there.getUTCHours(), two(there.getUTCMinutes()))),
    exactTime: write((there) =>
      clock(there.getUTCHours(), `${two(there.getUTCMinutes())}:${two(there.getUTCSeconds())}`),
    ),
  };
};
