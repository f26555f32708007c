import type { Language } from "@naqsh/shared/kernel/language";

/**
 * Words joined as `Intl` joins them ("a, b, and c"), without it: its first formatter takes a slow phone 80 ms, before which no
 * countdown of days and hours would be taken over.
 */
export const writtenList = (language: Language, items: readonly string[]): string => {
  if (language === "ar") return items.join(" و");
  if (items.length <= 2) return items.join(" and ");
  return `${items.slice(0, -1).join(", ")}, and ${items[items.length - 1]}`;
};
