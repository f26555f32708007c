import type { Language } from "@naqsh/shared/kernel/language";
import type { Digits } from "./language";
import { figuresOf } from "./figures";

type Unit = "second" | "minute";

/** One, two, a few and many of them, a figure in the place of `#`. */
const WORDS: Readonly<Record<Language, Readonly<Record<Unit, readonly [string, string, string, string]>>>> = {
  ar: {
    second: ["قبل ثانية واحدة", "قبل ثانيتين", "قبل # ثوانِ", "قبل # ثانية"],
    minute: ["قبل دقيقة واحدة", "قبل دقيقتين", "قبل # دقائق", "قبل # دقيقة"],
  },
  en: {
    second: ["1 second ago", "# seconds ago", "# seconds ago", "# seconds ago"],
    minute: ["1 minute ago", "# minutes ago", "# minutes ago", "# minutes ago"],
  },
};

const formOf = (count: number): number => {
  if (count <= 2) return count - 1;
  return count <= 10 ? 2 : 3;
};

/**
 * How long ago something of the last hour was, as `Intl` writes it, without it: its first formatter takes a slow phone 120 ms, before
 * which no feed of bids would be taken over. Null for all else.
 */
export const writtenAges = (language: Language, digits: Digits) => {
  const { written } = figuresOf(language, digits);
  return (count: number, unit: string): string | null => {
    if ((unit !== "second" && unit !== "minute") || count < 1 || count > 59) return null;
    return WORDS[language][unit][formOf(count)]!.replace("#", written(String(count)));
  };
};
