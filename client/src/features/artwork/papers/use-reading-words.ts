import type { ArtworkReading, ArtworkReadingField } from "@naqsh/shared/artwork";
import { useTranslation } from "../../../i18n/use-translation";
import { useFormat } from "../../../i18n/use-format";

/** Gives what a reading says in a field as a text; null if it says nothing. Pictures are no text. */
export const useReadingWords = (): ((reading: ArtworkReading, field: ArtworkReadingField) => string | null) => {
  const { t } = useTranslation(["papers", "artwork"]);
  const format = useFormat();
  const long = (length: number | null) => length && t("papers:centimetres", { length: format.number(length) });
  return (reading, field) => {
    switch (field) {
      case "image":
      case "pictures":
        return null;
      case "category":
        return t(`artwork:kinds.${reading.category}`);
      case "heightCm":
      case "widthCm":
        return long(reading[field]) || null;
      case "yearCreated":
        return reading.yearCreated === null ? null : format.digits(String(reading.yearCreated));
      case "tags":
        return reading.tags.length === 0 ? null : format.list(reading.tags);
      case "verifiedBySeeing":
        return reading.verifiedBySeeing?.seen ?? null;
      default:
        return reading[field] || null;
    }
  };
};
