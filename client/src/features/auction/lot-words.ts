import type { LotOfAuction } from "@naqsh/shared/auction";
import type { Formats } from "../../i18n/format";
import type { Language } from "@naqsh/shared/kernel/language";
import { mediumOf } from "../../lib/artwork-names";

/** Medium and year in a line. */
export const lotFactsLine = (lot: LotOfAuction, language: Language, format: Formats): string => {
  const year = lot.yearCreated === null ? null : format.digits(String(lot.yearCreated));
  const comma = language === "ar" ? "، " : ", ";
  return [mediumOf(lot, language), year].filter(Boolean).join(comma);
};
