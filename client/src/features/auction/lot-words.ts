import type { LotOfAuction } from "@naqsh/shared/auction";
import type { Formats } from "../../i18n/format";
import type { Language } from "../../i18n/language";
import { artistNameOf, mediumOf } from "../../lib/artwork-names";

/** Artist, medium and year in a line. */
export const lotLine = (lot: LotOfAuction, language: Language, format: Formats): string => {
  const year = lot.yearCreated === null ? null : format.digits(String(lot.yearCreated));
  const comma = language === "ar" ? "، " : ", ";
  return [artistNameOf(lot.artist, language), mediumOf(lot, language), year].filter(Boolean).join(comma);
};
