import type { ArtworkFilter } from "@naqsh/shared/artwork";
import { useTranslation } from "../../i18n/use-translation";
import { useFormat } from "../../i18n/use-format";
import { PRICE_LIMIT, withoutFilter, type MarketFilters } from "./market-filters";

export type NamedFilter = { filter: ArtworkFilter; label: string; change: Partial<MarketFilters> };

/** The filters in force as a reader would name them, each with the change that takes it off. */
export const useFilterNames = (filters: MarketFilters): NamedFilter[] => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  const { q, category, colour, medium, region, size, orientation, isVerified, offer, minPrice, maxPrice } = filters;
  const range = t("priceRange", { from: format.number(minPrice), to: format.number(maxPrice) });
  const names: [ArtworkFilter, string | null][] = [
    ["q", q.trim()],
    ["category", category && t(`categories.${category}`)],
    ["offer", offer === "all" ? null : t(`offers.${offer}`)],
    ["price", minPrice > 0 || maxPrice < PRICE_LIMIT ? range : null],
    ["medium", medium],
    ["region", region && t(`market.regions.${region}`)],
    ["size", size && t(`market.sizes.${size}`)],
    ["colour", colour && t(`colours.${colour}`)],
    ["orientation", orientation && t(`market.orientations.${orientation}`)],
    ["verified", isVerified ? t("market.verifiedOnly") : null],
  ];
  return names.flatMap(([filter, label]) => {
    const change = withoutFilter(filter);
    return label === null || label === "" || change === null ? [] : [{ filter, label, change }];
  });
};
