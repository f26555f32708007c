import { ORDER_STATUSES, type OrderSide } from "@naqsh/shared/order";
import { useTranslation } from "../../../i18n/use-translation";
import { ChipRow, ChoiceChip } from "../../../ui/chip";
import { Stack } from "../../../ui/stack";
import type { OrderFilters } from "../fulfilment.api";

const NOTHING: OrderFilters = { status: null, waitsFor: null };

type OrderFilterBarProps = {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
  /** Whose waiting can be asked for, the reader's own first. */
  sides: readonly {
    side: OrderSide;
    label: "waitsForMe" | "waitsForBuyer" | "waitsForArtist" | "waitsForAdministrator";
  }[];
};

/** Orders by whom they wait for, or by what they have come to. */
export const OrderFilterBar = ({ filters, onChange, sides }: OrderFilterBarProps) => {
  const { t } = useTranslation("fulfilment");
  const isAll = filters.status === null && filters.waitsFor === null;
  return (
    <Stack gap="m">
      <ChipRow role="group" aria-label={t("filters.waits")}>
        <ChoiceChip isChosen={isAll} onSelect={() => onChange(NOTHING)}>
          {t("filters.all")}
        </ChoiceChip>
        {sides.map(({ side, label }) => (
          <ChoiceChip
            key={side}
            isChosen={filters.waitsFor === side}
            onSelect={() => onChange({ ...NOTHING, waitsFor: side })}
          >
            {t(`filters.${label}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
      <ChipRow role="group" aria-label={t("filters.status")}>
        {ORDER_STATUSES.map((status) => (
          <ChoiceChip
            key={status}
            isChosen={filters.status === status}
            onSelect={() => onChange({ ...NOTHING, status })}
          >
            {t(`statuses.${status}`)}
          </ChoiceChip>
        ))}
      </ChipRow>
    </Stack>
  );
};
