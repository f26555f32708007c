import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/use-format";
import { ChipRow, FilterChip } from "../../../ui/chip";
import { countOfFilters, PRICE_LIMIT, type MarketFilters } from "../market-filters";

type ActiveFiltersProps = { filters: MarketFilters; onChange: (change: Partial<MarketFilters>) => void };

/** The filters in force, each removable; nothing where there is none. */
export const ActiveFilters = ({ filters, onChange }: ActiveFiltersProps) => {
  const { t } = useTranslation("artwork");
  const format = useFormat();
  if (countOfFilters(filters) === 0) return null;
  const hasPrice = filters.minPrice > 0 || filters.maxPrice < PRICE_LIMIT;
  const range = t("priceRange", { from: format.number(filters.minPrice), to: format.number(filters.maxPrice) });
  return (
    <ChipRow role="group" aria-label={t("activeFilters")}>
      {filters.q.trim() !== "" && <FilterChip label={filters.q.trim()} onRemove={() => onChange({ q: "" })} />}
      {filters.category && (
        <FilterChip label={t(`categories.${filters.category}`)} onRemove={() => onChange({ category: null })} />
      )}
      {filters.colour && (
        <FilterChip label={t(`colours.${filters.colour}`)} onRemove={() => onChange({ colour: null })} />
      )}
      {filters.offer !== "all" && (
        <FilterChip label={t(`offers.${filters.offer}`)} onRemove={() => onChange({ offer: "all" })} />
      )}
      {hasPrice && <FilterChip label={range} onRemove={() => onChange({ minPrice: 0, maxPrice: PRICE_LIMIT })} />}
    </ChipRow>
  );
};
