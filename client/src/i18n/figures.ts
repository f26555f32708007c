import type { Language } from "@naqsh/shared/kernel/language";
import type { Digits } from "./language";

const ARABIC_FIGURES = "٠١٢٣٤٥٦٧٨٩";
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const HALALAS_IN_RIYAL = 100;

/** The figure if it is a count, as most that are shown are; null for what `Intl` has to write. */
const counted = (value: number): string | null => (Number.isSafeInteger(value) && value >= 0 ? String(value) : null);

/**
 * Counts and amounts as `Intl` writes them, without it: the first formatter that a page makes takes 30 ms, and a slow phone four times
 * as long, before which no page that shows a price would be taken over. Null for fractions and what is below zero.
 */
export const figuresOf = (language: Language, digits: Digits) => {
  const isArabic = language === "ar" && digits === "arabic";
  const [group, decimal] = isArabic ? ["٬", "٫"] : [",", "."];
  const written = (text: string): string =>
    isArabic ? text.replace(/[0-9]/g, (figure) => ARABIC_FIGURES[Number(figure)]!) : text;
  const grouped = (text: string): string => written(text.replace(THOUSANDS, group));

  const amount = (halalas: number): string | null => {
    const text = counted(halalas);
    if (text === null) return null;
    const riyals = grouped(String(Math.trunc(halalas / HALALAS_IN_RIYAL)));
    const rest = halalas % HALALAS_IN_RIYAL;
    return rest === 0 ? riyals : `${riyals}${decimal}${written(String(rest).padStart(2, "0"))}`;
  };
  const nameOf = (halalas: number): string => {
    if (language === "ar") return "ريال سعودي";
    return halalas === HALALAS_IN_RIYAL ? "Saudi riyal" : "Saudi riyals";
  };
  return {
    written,
    count: (value: number): string | null => {
      const text = counted(value);
      return text === null ? null : grouped(text);
    },
    amount,
    moneyText: (halalas: number): string | null => {
      const figure = amount(halalas);
      return figure === null ? null : `${figure} ${nameOf(halalas)}`;
    },
  };
};
