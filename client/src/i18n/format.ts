import type { Halalas } from "@naqsh/shared/kernel/money";
import { figuresOf } from "./figures";
import type { Language } from "@naqsh/shared/kernel/language";
import type { Digits } from "./language";
import { madeWhenUsed } from "./made-when-used";
import { writtenAges } from "./written-ages";
import { writtenDates } from "./written-dates";
import { writtenList } from "./written-lists";

/** What each choice of digits looks like, whichever is chosen. */
export const DIGIT_SAMPLES: Readonly<Record<Digits, string>> = { arabic: "٠١٢٣", latin: "0123" };

export type Calendar = "gregorian" | "hijri";

const CALENDARS = { gregorian: "gregory", hijri: "islamic-umalqura" } as const;

const RIYADH = "Asia/Riyadh";
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Formats = {
  number: (value: number) => string;
  /** "12 thousand": for counts whose exact figure does not matter. */
  compact: (value: number) => string;
  percent: (share: number) => string;
  /** The figure without its currency; halalas are shown if they are not zero. */
  amount: (amount: Halalas) => string;
  /** The amount with the currency's name, for ears, e-mail and titles. */
  moneyText: (amount: Halalas) => string;
  /** A plain text with its 0-9 in the reader's digits (years, dimensions). */
  digits: (text: string) => string;
  /** Moments are milliseconds since the epoch; every date is Riyadh's. */
  date: (ms: number) => string;
  /** "November 2026": a month of the books, which are Gregorian for everybody. */
  month: (ms: number) => string;
  weekdayDate: (ms: number) => string;
  dateTime: (ms: number) => string;
  time: (ms: number) => string;
  /** With its seconds: where two moments of one minute are told apart. */
  exactTime: (ms: number) => string;
  exactDateTime: (ms: number) => string;
  /** "Fri 2:30 PM", for a moment of the last days. */
  weekdayTime: (ms: number) => string;
  /** "20 Nov", without its year. */
  shortDate: (ms: number) => string;
  hijri: (ms: number) => string;
  /** The date in the calendar that the reader has not chosen: what stands beside one that both read. */
  otherCalendar: (ms: number) => string;
  /** "3 minutes ago", "tomorrow". */
  relative: (ms: number, nowMs: number) => string;
  list: (items: string[]) => string;
};

const SCALE: readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[] = [
  ["second", SECOND, MINUTE],
  ["minute", MINUTE, HOUR],
  ["hour", HOUR, DAY],
  ["day", DAY, 7 * DAY],
  ["week", 7 * DAY, 30 * DAY],
  ["month", 30 * DAY, 365 * DAY],
  ["year", 365 * DAY, Number.POSITIVE_INFINITY],
];

const localeOf = (language: Language, digits: Digits, calendar: string): string => {
  const numbering = language === "ar" && digits === "arabic" ? "arab" : "latn";
  return `${language}-SA-u-ca-${calendar}-nu-${numbering}`;
};

type WriteMoment = (ms: number) => string;

const datesOf = (language: Language, digits: Digits, calendar: Calendar) => {
  const localeIn = (name: Calendar): string => localeOf(language, digits, CALENDARS[name]);
  const locale = localeIn(calendar);
  const format = (options: Intl.DateTimeFormatOptions, tag = locale): WriteMoment => {
    const made = madeWhenUsed(() => new Intl.DateTimeFormat(tag, { timeZone: RIYADH, ...options }));
    return (ms) => made().format(ms);
  };
  const own = writtenDates(language, digits);
  const ownOr =
    (write: (ms: number) => string | null, engine: WriteMoment): WriteMoment =>
    (ms) =>
      write(ms) ?? engine(ms);
  const ofCalendar = (write: (ms: number) => string | null, engine: WriteMoment): WriteMoment =>
    calendar === "gregorian" ? ownOr(write, engine) : engine;
  const day = { day: "numeric", month: "long", year: "numeric" } as const;
  const dates = {
    gregorian: ownOr(own.date, format(day, localeIn("gregorian"))),
    hijri: ownOr(own.hijri, format(day, localeIn("hijri"))),
  };
  const date = dates[calendar];
  const minutes = { hour: "numeric", minute: "2-digit" } as const;
  const seconds = { ...minutes, second: "2-digit" } as const;
  const [time, exactTime] = [ownOr(own.time, format(minutes)), ownOr(own.exactTime, format(seconds))];
  // The engine's Arabic joins them by the word that the sentence before a date begins with ("في … في …").
  const between = language === "ar" ? "، " : " at ";
  const dateAnd =
    (hours: WriteMoment): WriteMoment =>
    (ms) =>
      date(ms) + between + hours(ms);
  return {
    date,
    month: format({ month: "long", year: "numeric" }, localeIn("gregorian")),
    weekdayDate: format({ ...day, weekday: "long" }),
    dateTime: dateAnd(time),
    time,
    exactTime,
    exactDateTime: dateAnd(exactTime),
    weekdayTime: ownOr(own.weekdayTime, format({ weekday: "short", hour: "numeric", minute: "2-digit" })),
    shortDate: ofCalendar(own.shortDate, format({ day: "numeric", month: "short" })),
    hijri: dates.hijri,
    otherCalendar: dates[calendar === "hijri" ? "gregorian" : "hijri"],
  };
};

const relativeOf = (locale: string, language: Language, digits: Digits) => {
  const own = writtenAges(language, digits);
  const made = madeWhenUsed(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  return (ms: number, nowMs: number): string => {
    const difference = ms - nowMs;
    const distance = Math.abs(difference);
    const [unit, size] = SCALE.find(([, , limit]) => distance < limit) ?? SCALE[SCALE.length - 1]!;
    const count = Math.trunc(difference / size);
    return own(-count, unit) ?? made().format(count, unit);
  };
};

/**
 * Every number, amount and date that the product shows, in one language, one set of digits and one calendar. Each formatter is made
 * when it is first used: all of them at once would take a slow phone longer than drawing the page.
 */
export const createFormats = (language: Language, digits: Digits, calendar: Calendar = "gregorian"): Formats => {
  const locale = localeOf(language, digits, "gregory");
  const format = (options: Intl.NumberFormatOptions = {}): ((value: number) => string) => {
    const made = madeWhenUsed(() => new Intl.NumberFormat(locale, options));
    return (value) => made().format(value);
  };
  const number = format();
  const whole = format({ maximumFractionDigits: 0 });
  const exact = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const named = (fractions: number) =>
    format({
      style: "currency",
      currency: "SAR",
      currencyDisplay: "name",
      minimumFractionDigits: fractions,
      maximumFractionDigits: fractions,
    });
  const [wholeName, exactName] = [named(0), named(2)];
  const { written, ...figures } = figuresOf(language, digits);
  const compact = format({ notation: "compact" });
  const isWhole = (amount: Halalas) => amount % 100 === 0;

  return {
    number: (value) => figures.count(value) ?? number(value),
    compact: (value) => (value < 1000 ? figures.count(value) : null) ?? compact(value),
    percent: format({ style: "percent", maximumFractionDigits: 1 }),
    amount: (amount) => figures.amount(amount) ?? (isWhole(amount) ? whole : exact)(amount / 100),
    moneyText: (amount) => figures.moneyText(amount) ?? (isWhole(amount) ? wholeName : exactName)(amount / 100),
    digits: written,
    list: (items) => writtenList(language, items),
    relative: relativeOf(locale, language, digits),
    ...datesOf(language, digits, calendar),
  };
};
