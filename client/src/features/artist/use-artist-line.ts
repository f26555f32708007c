import type { ListedArtist } from "@naqsh/shared/artist";
import { useTranslation } from "../../i18n/use-translation";
import { useLanguage } from "../../i18n/use-format";

/** Where an artist lives and what they make, in a line. */
export const useArtistLine = () => {
  const { t } = useTranslation("artist");
  const comma = useLanguage() === "ar" ? "، " : ", ";
  return ({ region, location, disciplines }: Pick<ListedArtist, "region" | "location" | "disciplines">): string => {
    const place = region === null ? location : t(`regions.${region}`);
    return [place, ...disciplines.map((discipline) => t(`disciplines.${discipline}`))].filter(Boolean).join(comma);
  };
};
