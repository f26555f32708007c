import type { ArtworkCard } from "@naqsh/shared/artwork";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";

/** A work's size in words, each side named; as its artist wrote it if a side is not known, null if nothing is. */
export const useWorkSize = ({
  heightCm,
  widthCm,
  dimensions,
}: Pick<ArtworkCard, "heightCm" | "widthCm" | "dimensions">): string | null => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  if (heightCm === null || widthCm === null) return dimensions;
  return t("labelledSize", { height: format.number(heightCm), width: format.number(widthCm) });
};
