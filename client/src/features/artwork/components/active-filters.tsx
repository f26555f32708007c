import { useTranslation } from "../../../i18n/use-translation";
import { ChipRow } from "../../../ui/chip";
import { FilterChip } from "../../../ui/filter-chip";
import { useFilterNames } from "../filter-names";
import type { MarketFilters } from "../market-filters";

type ActiveFiltersProps = { filters: MarketFilters; onChange: (change: Partial<MarketFilters>) => void };

/** The filters in force, each removable; nothing if there is none. */
export const ActiveFilters = ({ filters, onChange }: ActiveFiltersProps) => {
  const { t } = useTranslation("artwork");
  const names = useFilterNames(filters);
  if (names.length === 0) return null;
  return (
    <ChipRow role="group" aria-label={t("activeFilters")}>
      {names.map(({ filter, label, change }) => (
        <FilterChip key={filter} label={label} onRemove={() => onChange(change)} />
      ))}
    </ChipRow>
  );
};
