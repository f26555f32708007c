import type { Language } from "@naqsh/shared/kernel/language";
import type { Digits } from "./language";
import { figuresOf } from "./figures";
import { hijriDay } from "./umm-al-qura";

/** Riyadh keeps three hours ahead of UTC all year, and has since 1947. */
const AHEAD_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const UNTIL_MS = Date.UTC(2100, 0);

const MONTHS: Readonly<Record<Language, string>> = {
  ar: "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
  en: "January February March April May June July August September October November December",
};

const HIJRI_MONTHS: Readonly<Record<Language, string>> = {
  ar: "محرم,صفر,ربيع الأول,ربيع الآخر,جمادى الأولى,جمادى الآخرة,رجب,شعبان,رمضان,شوال,ذو القعدة,ذو الحجة",
  en: "Muharram,Safar,Rabiʻ I,Rabiʻ II,Jumada I,Jumada II,Rajab,Shaʻban,Ramadan,Shawwal,Dhuʻl-Qiʻdah,Dhuʻl-Hijjah",
};

/** From Sunday on. */
const WEEKDAYS: Readonly<Record<Language, string>> = {
  ar: "الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت",
  en: "Sun Mon Tue Wed Thu Fri Sat",
};

/** Of ante and post meridiem. */
const HALVES: Readonly<Record<Language, readonly [string, string]>> = { ar: ["ص", "م"], en: ["AM", "PM"] };

type Written = (ms: number) => string | null;
type WrittenDate = "date" | "shortDate" | "hijri" | "time" | "exactTime" | "weekdayTime";

/**
 * Dates of both calendars and Riyadh's clock as `Intl` writes them, without it: the first date that the engine writes takes a slow
 * phone 140 ms, before which no page that shows one would be taken over. Null for moments of another century.
 */
export const writtenDates = (language: Language, digits: Digits): Readonly<Record<WrittenDate, Written>> => {
  const { written } = figuresOf(language, digits);
  const months = MONTHS[language].split(" ");
  const two = (part: number): string => String(part).padStart(2, "0");
  const write =
    (text: (there: Date) => string | null): Written =>
    (ms) => {
      const plain = ms >= 0 && ms < UNTIL_MS ? text(new Date(ms + AHEAD_MS)) : null;
      return plain === null ? null : written(plain);
    };
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
  const timeOf = (there: Date): string => clock(there.getUTCHours(), two(there.getUTCMinutes()));
  const hijriOf = (there: Date): string | null => {
    const hijri = hijriDay(Math.floor(there.getTime() / DAY_MS));
    if (hijri === null) return null;
    const month = HIJRI_MONTHS[language].split(",")[hijri.month]!;
    return language === "ar" ? `${hijri.day} ${month} ${hijri.year} هـ` : `${month} ${hijri.day}, ${hijri.year} AH`;
  };
  return {
    date: write(dateOf),
    shortDate: write(dayOf),
    hijri: write(hijriOf),
    time: write(timeOf),
    weekdayTime: write((there) => `${WEEKDAYS[language].split(" ")[there.getUTCDay()]} ${timeOf(there)}`),
    exactTime: write((there) =>
      clock(there.getUTCHours(), `${two(there.getUTCMinutes())}:${two(there.getUTCSeconds())}`),
    ),
  };
};
